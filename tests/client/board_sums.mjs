/**
 * What boards work out of figures that rules have made: every sum, difference, product, order or extreme of a number that
 * comes from the view of a game or from the facts of its options, every comparison of it with a number above 1, and every
 * table in which it is looked up. One line each: the file, the figure, the code.
 *
 * A figure is followed through constants, destructuring, parameters, what functions return and what lists hold. What has
 * the type `any` might be one, so it counts as one.
 *
 * Usage: node board_sums.mjs <folder of the project> <folder of a board> …
 */

import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";

const [root, ...folders] = process.argv.slice(2);
const ts = createRequire(path.join(root, "package.json"))("typescript");
const { SyntaxKind: Kind } = ts;

const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const files = folders.flatMap((folder) => [path.join(folder, "board.js"), ...modulesIn(path.join(folder, "board"))]);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
const sources = files.map((file) => program.getSourceFile(file));

const SUMS = new Set([Kind.PlusToken, Kind.MinusToken, Kind.AsteriskToken, Kind.SlashToken, Kind.PercentToken, Kind.PlusEqualsToken, Kind.MinusEqualsToken, Kind.AsteriskEqualsToken, Kind.SlashEqualsToken]);
const ORDERS = new Set([Kind.LessThanToken, Kind.GreaterThanToken, Kind.LessThanEqualsToken, Kind.GreaterThanEqualsToken]);
const EQUALS = new Set([Kind.EqualsEqualsEqualsToken, Kind.ExclamationEqualsEqualsToken, Kind.EqualsEqualsToken, Kind.ExclamationEqualsToken]);
const EITHER = new Set([Kind.QuestionQuestionToken, Kind.BarBarToken, Kind.AmpersandAmpersandToken]);
const LISTS = new Set(["values", "entries", "keys", "filter", "map", "flatMap", "slice", "sort", "reverse", "concat", "find", "findLast", "at", "shift", "pop"]);

/** @param {string} folder */
function modulesIn(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith(".js")).map((name) => path.join(folder, name)) : [];
}

/** @param {(node: import("typescript").Node) => void} visit */
function visitAll(visit) {
  const look = (node) => {
    visit(node);
    ts.forEachChild(node, look);
  };
  for (const source of sources) look(source);
}

// ---- where a figure comes from

/** The calls of every function of the boards. @type {Map<import("typescript").Node, import("typescript").CallExpression[]>} */
const calls = new Map();
/** What boards keep in `ui.local`, by its name. @type {Map<string, import("typescript").Expression[]>} */
const kept = new Map();
const add = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);
visitAll((node) => {
  const called = ts.isCallExpression(node) && functionOf(node.expression);
  if (called) add(calls, called, node);
  const isSet = ts.isBinaryExpression(node) && [Kind.EqualsToken, Kind.QuestionQuestionEqualsToken].includes(node.operatorToken.kind);
  const name = isSet ? keptName(node.left) : "";
  if (name) add(kept, name, node.right);
});

/** What this is called in `ui.local`, if it is kept there, or a part of such a thing. */
function keptName(expression) {
  const node = bare(expression);
  if (ts.isElementAccessExpression(node)) return keptName(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return "";
  return node.expression.getText() === "ui.local" ? node.name.text : keptName(node.expression);
}

/** The function that is called here, if a board has written it. */
function functionOf(callee) {
  const node = bare(callee);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const declared = declarationOf(ts.isIdentifier(node) ? node : node.name);
  if (!declared) return undefined;
  const made = ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared) ? declared.initializer && bare(declared.initializer) : declared;
  return made && ts.isFunctionLike(made) ? made : undefined;
}

/** What a name stands for, in whichever module. */
function declarationOf(name) {
  let symbol = checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  return symbol?.valueDeclaration;
}

/** The expression without what does not change its value. */
function bare(node) {
  while (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isSpreadElement(node)) node = node.expression;
  return node;
}

/** What is being looked at, so that what calls itself is not followed for ever. */
const asked = new Set();

/** The name of the view's or fact's field that this figure is, or that this list or record of figures is; "any" of what may be one; or "". */
function figure(expression) {
  const node = bare(expression);
  if (asked.has(node)) return "";
  asked.add(node);
  const own = keptName(node);
  const found = own ? kept.get(own)?.map(figure).find(Boolean) ?? "" : traced(node) || (isUnknown(node) ? "any" : "");
  asked.delete(node);
  return found;
}

/** Whether nobody knows what it is: of the type `any`, and come from where it can't be followed to. */
function isUnknown(node) {
  if (!isAny(node)) return false;
  if (!ts.isIdentifier(node)) return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || (ts.isCallExpression(node) && !functionOf(node.expression));
  const declared = declarationOf(node);
  return Boolean(declared) && !(ts.isVariableDeclaration(declared) && declared.initializer) && !calls.has(declared.parent);
}

const isAny = (node) => Boolean(checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any);

/** @param {import("typescript").Node} node */
function traced(node) {
  if (ts.isPropertyAccessExpression(node)) return ofProperty(node);
  if (ts.isElementAccessExpression(node)) return figure(node.expression);
  if (ts.isConditionalExpression(node)) return figure(node.whenTrue) || figure(node.whenFalse);
  if (ts.isBinaryExpression(node)) return EITHER.has(node.operatorToken.kind) ? figure(node.left) || figure(node.right) : "";
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(figure).find(Boolean) ?? "";
  return ts.isIdentifier(node) ? ofDeclaration(declarationOf(node)) : "";
}

function ofProperty(node) {
  const name = node.name.text;
  if (name === "length") return withName(figure(node.expression), "length");
  const declared = declarationOf(node.name);
  if (declared && ts.isPropertyAssignment(declared)) return figure(declared.initializer);
  if (declared && ts.isShorthandPropertyAssignment(declared)) return ofDeclaration(checker.getShorthandAssignmentValueSymbol(declared)?.valueDeclaration);
  return named(checker.getSymbolAtLocation(node.name));
}

const withName = (found, name) => (found && found !== "any" ? `${found}.${name}` : "");

/** What a function of a board returns, or what is taken out of a list of figures. */
function ofCall(node) {
  if (node.expression.getText() === "Number") return figure(node.arguments[0]);
  const called = functionOf(node.expression);
  if (called?.body) return returned(called).map(figure).find(Boolean) ?? "";
  const list = listOf(node);
  return list ? figure(list) : "";
}

/** The list that is gone through here: `list.filter(…)`, `Object.values(list)`. */
function listOf(node) {
  if (!ts.isPropertyAccessExpression(node.expression) || !LISTS.has(node.expression.name.text)) return undefined;
  return node.expression.expression.getText() === "Object" ? node.arguments[0] : node.expression.expression;
}

/** What a function may return. */
function returned(called) {
  if (!ts.isBlock(called.body)) return [called.body];
  const found = [];
  const look = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, look);
  };
  look(called.body);
  return found;
}

function ofDeclaration(declared) {
  if (!declared) return "";
  if (ts.isVariableDeclaration(declared)) return ofVariable(declared);
  if (ts.isParameter(declared)) return given(declared);
  return ts.isBindingElement(declared) ? ofBinding(declared) : "";
}

function ofVariable(declared) {
  const loop = declared.parent.parent;
  if (ts.isForOfStatement(loop)) return isNumber(declared.name) ? figure(loop.expression) : "";
  return declared.initializer && ts.isIdentifier(declared.name) ? figure(declared.initializer) : "";
}

/** What has been taken apart: a field by its name, or one of a list. */
function ofBinding(declared) {
  const owner = checker.getTypeAtLocation(declared.parent);
  if (ts.isObjectBindingPattern(declared.parent)) {
    const field = owner.getProperty((declared.propertyName ?? declared.name).getText());
    return named(field) || ofMade(field);
  }
  const whole = declared.parent.parent;
  if (!isNumber(declared.name)) return "";
  if (ts.isParameter(whole)) return given(whole);
  if (!ts.isVariableDeclaration(whole)) return "";
  if (whole.initializer) return figure(whole.initializer);
  return ts.isForOfStatement(whole.parent.parent) ? figure(whole.parent.parent.expression) : "";
}

/** A field of an object that a board has made. */
function ofMade(field) {
  const made = field?.valueDeclaration;
  if (made && ts.isPropertyAssignment(made)) return figure(made.initializer);
  return made && ts.isShorthandPropertyAssignment(made) ? ofDeclaration(checker.getShorthandAssignmentValueSymbol(made)?.valueDeclaration) : "";
}

/** What a parameter is given, wherever its function is called, or by the list that it goes through. */
function given(parameter) {
  const { parent } = parameter;
  const at = parent.parameters.indexOf(parameter);
  const args = (calls.get(parent) ?? []).flatMap((call) => call.arguments[at] ?? []);
  return args.map(figure).find(Boolean) ?? ofEach(parameter, parent.parent, at);
}

/** What a function is given by the list that it goes through: `list.map((one) => …)`, `list.reduce((all, one) => …, 0)`. */
function ofEach(parameter, call, at) {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return "";
  const { name, expression: list } = call.expression;
  if (at !== (name.text === "reduce" ? 1 : 0)) return "";
  return isNumber(parameter.name) || ts.isArrayBindingPattern(parameter.name) ? figure(list) : "";
}

/** `Interface.field` if it is declared among the types that were made from a game's Structs. */
function named(symbol) {
  const declared = symbol?.declarations?.find((one) => one.getSourceFile().fileName.endsWith("/view.d.ts"));
  return declared && ts.isPropertySignature(declared) ? `${declared.parent.name.text}.${symbol.name}` : "";
}

// ---- what is made of it

/** Whether there is any, or are several, may be drawn, and so may as many as there are: that is no rule. */
const isDrawing = (node) => (ts.isNumericLiteral(node) && Number(node.text) <= 1) || isCounter(node);

/** Whether it counts what is drawn: the variable of a loop, or what a function that draws one of many is given. */
function isCounter(node) {
  const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined;
  return Boolean(declared) && (ts.isParameter(declared) ? counts(declared) : ts.isForStatement(declared.parent.parent));
}

/** Whether a parameter is the place in a list that is gone through. */
const counts = (parameter) => parameter.parent.parameters.indexOf(parameter) === 1 && ts.isCallExpression(parameter.parent.parent) && /\.(map|filter|forEach|flatMap|from)$/.test(parameter.parent.parent.expression.getText());

const isNumber = (node) => isAny(node) || Boolean(checker.getNonNullableType(checker.getTypeAtLocation(node)).flags & ts.TypeFlags.NumberLike);

/** Whether it is looked up in what the board has made: what was sent is by seats and spaces. */
function isTable({ expression, argumentExpression }) {
  if (!isNumber(argumentExpression) || isSent(expression) || figure(expression)) return false;
  if (isAny(argumentExpression) && checker.getIndexInfoOfType(checker.getTypeAtLocation(expression), ts.IndexKind.String)) return false;
  const node = bare(expression);
  const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined;
  return checker.isArrayLikeType(checker.getTypeAtLocation(node)) || [node, declared && ts.isVariableDeclaration(declared) && declared.initializer].some((made) => made && ts.isObjectLiteralExpression(bare(made)));
}

/** Whether it is a list or record that the server has sent, of this game or of all. */
function isSent(expression) {
  const node = bare(expression);
  if (ts.isPropertyAccessExpression(node)) return Boolean(declarationOf(node.name)?.getSourceFile().isDeclarationFile);
  const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined;
  if (!declared || !ts.isBindingElement(declared)) return false;
  const field = checker.getTypeAtLocation(declared.parent).getProperty((declared.propertyName ?? declared.name).getText());
  return Boolean(field?.valueDeclaration?.getSourceFile().isDeclarationFile);
}

const isAmount = (node) => ts.isNumericLiteral(node) && Number(node.text) > 1;

/** What a calculation is made of; nothing if it is none. */
function operands(node) {
  if (ts.isCallExpression(node)) return /^Math\.(max|min|abs|ceil|floor|round)$/.test(node.expression.getText()) ? [...node.arguments] : [];
  if (ts.isElementAccessExpression(node)) return isTable(node) ? [node.argumentExpression] : [];
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  const sides = [node.left, node.right];
  if (SUMS.has(kind)) return sides.every(isNumber) ? sides : [];
  if (EQUALS.has(kind)) return sides.some(isAmount) ? sides.filter(isNumber) : [];
  return ORDERS.has(kind) && !sides.some(isDrawing) ? sides : [];
}

visitAll((node) => {
  const file = path.relative(root, node.getSourceFile().fileName);
  for (const name of new Set(operands(node).map(figure))) if (name) console.log(`${file}\t${name}\t${node.getText().replace(/\s+/g, " ")}`);
});
