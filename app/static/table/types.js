/**
 * The types that boards and the shell share. A board may name them in JSDoc:
 * `@param {import("/static/table/types.js").View} view`.
 *
 * @typedef {{id: string, args: Record<string, any>}} Note
 *
 * @typedef {object} Ask
 * @property {number} id
 * @property {string} prompt
 * @property {Record<string, any>} args
 * @property {Record<string, number>} options
 * @property {Record<string, [string, string]>} blocked
 *
 * @typedef {{seat: number, name: string, bot: boolean, present: boolean, mine: boolean}} Person
 *
 * @typedef {object} Result
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {string} reason
 * @property {Record<string, number[]>} breakdown
 *
 * @typedef {object} View
 * @property {number | null} me
 * @property {Person[]} seats
 * @property {any} public
 * @property {any} private
 * @property {any} before
 * @property {Ask | null} ask
 * @property {Record<string, string>} waiting
 * @property {Result | null} result
 *
 * @typedef {{notes: Note[], at: number}} Story
 *
 * @typedef {object} Ui
 * @property {(id: string, args?: Record<string, any>) => string} say
 * @property {(value: unknown) => string} name
 * @property {(seat: number) => string} who
 * @property {(id: string) => boolean} can
 * @property {(id: string) => void} choose
 * @property {(id: string) => string} why
 * @property {(id: string) => string} label
 * @property {(id: string, args?: Record<string, any>) => Promise<boolean>} confirm
 * @property {Story | null} story
 * @property {Note[]} recent
 * @property {Record<string, any>} local
 * @property {() => void} redraw
 * @property {(seat: number) => string} shape
 * @property {typeof import("/static/shared/icons.js").icon} icon
 *
 * @typedef {object} Board
 * @property {(view: View, ui: Ui) => unknown} board
 * @property {(view: View, ui: Ui) => unknown} [mine]
 * @property {(view: View, ui: Ui, seat: number) => unknown} [plaque]
 * @property {(view: View, ui: Ui, seat: number) => number} [score]
 * @property {(note: Note) => number | undefined | void} [pace]
 * @property {(note: Note) => boolean} [heading]
 * @property {(note: Note, ui: Ui) => unknown} [detail]
 * @property {(note: Note) => string | undefined | void} [sound]
 * @property {(option: string, view: View, ui: Ui) => string | undefined | void} [label]
 *
 * @typedef {object} SeatInfo
 * @property {number} seat
 * @property {string} [name]
 * @property {boolean} [taken]
 * @property {boolean} [bot]
 * @property {boolean} [lent]
 * @property {boolean} [present]
 * @property {number} [absent_for]
 * @property {number} [votes]
 *
 * @typedef {object} RoomInfo
 * @property {string} id
 * @property {string} game
 * @property {string} state
 * @property {SeatInfo[]} seats
 * @property {Record<string, any>} options
 * @property {boolean} [public]
 * @property {boolean} [spectators_allowed]
 * @property {number} [spectators]
 * @property {string} [host]
 * @property {boolean} [you_host]
 * @property {number} [me]
 * @property {string} [commitment]
 * @property {string} [next_room]
 * @property {string} [notice]
 *
 * @typedef {{id: number, name: string, text: string, at: number, seat?: number}} ChatLine
 *
 * @typedef {object} Boot what the page hands to its module
 * @property {RoomInfo} room
 * @property {string} game
 * @property {string} language
 * @property {string} version
 * @property {boolean} [replay]
 */

export {};
