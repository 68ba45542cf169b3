/**
 * What boards work out of numbers that rules have made: every sum, difference, product, order or extreme of a number that
 * comes from the view of a game or from the facts of its options. One line each: the file, the number, the code.
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

const SUMS = new Set([Kind.PlusToken, Kind.MinusToken, Kind.AsteriskToken, Kind.SlashToken, Kind.PercentToken, Kind.PlusEqualsToken, Kind.MinusEqualsToken]);
const ORDERS = new Set([Kind.LessThanToken, Kind.GreaterThanToken, Kind.LessThanEqualsToken, Kind.GreaterThanEqualsToken]);

/** @param {string} folder */
function modulesIn(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith(".js")).map((name) => path.join(folder, name)) : [];
}

/** The expression without what does not change its value. */
function bare(node) {
  while (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)) node = node.expression;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === Kind.QuestionQuestionToken) return bare(node.left);
  if (ts.isCallExpression(node) && node.expression.getText() === "Number") return bare(node.arguments[0]);
  return node;
}

/** The name of the view's or fact's field that this number is, or "". */
function fieldOf(expression) {
  const node = bare(expression);
  if (ts.isPropertyAccessExpression(node)) return named(checker.getSymbolAtLocation(node.name)) || "";
  if (ts.isElementAccessExpression(node)) return fieldOf(node.expression);
  if (!ts.isIdentifier(node)) return "";
  const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declared) return "";
  if (ts.isVariableDeclaration(declared) && declared.initializer && ts.isIdentifier(declared.name)) return fieldOf(declared.initializer);
  if (!ts.isBindingElement(declared)) return "";
  const owner = checker.getTypeAtLocation(declared.parent);
  return named(owner.getProperty((declared.propertyName ?? declared.name).getText())) || "";
}

/** `Interface.field` if it is declared among the types that were made from a game's Structs. */
function named(symbol) {
  const declared = symbol?.declarations?.find((one) => one.getSourceFile().fileName.endsWith("/view.d.ts"));
  return declared && ts.isPropertySignature(declared) ? `${declared.parent.name.text}.${symbol.name}` : "";
}

/** Whether there is any, or are several, may be drawn, and so may as many as there are: that is no rule. */
const isDrawing = (node) => (ts.isNumericLiteral(node) && Number(node.text) <= 1) || isCounter(node);

/** Whether it counts what is drawn: the variable of a loop, or what a function that draws one of many is given. */
function isCounter(node) {
  const declared = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  return Boolean(declared) && (ts.isParameter(declared) || ts.isForStatement(declared.parent.parent) || ts.isForOfStatement(declared.parent.parent));
}

const isNumber = (node) => Boolean(checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) || Boolean(checker.getTypeAtLocation(bare(node)).flags & ts.TypeFlags.NumberLike);

/** What a calculation is made of; nothing if it is none. */
function operands(node) {
  if (ts.isCallExpression(node)) return /^Math\.(max|min|abs|ceil|floor|round)$/.test(node.expression.getText()) ? [...node.arguments] : [];
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  const sides = [node.left, node.right];
  if (SUMS.has(kind)) return sides.every(isNumber) ? sides : [];
  return ORDERS.has(kind) && !sides.some(isDrawing) ? sides : [];
}

for (const file of files) {
  const source = program.getSourceFile(file);
  const look = (node) => {
    for (const field of new Set(operands(node).map(fieldOf))) if (field) console.log(`${path.relative(root, file)}\t${field}\t${node.getText().replace(/\s+/g, " ")}`);
    ts.forEachChild(node, look);
  };
  look(source);
}
