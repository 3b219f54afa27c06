import ts from 'typescript';
import { judgedDurations } from './judged-durations.js';

const TESTS = new Set(['it', 'test']);
const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
const KINDS_OF_TEST = new Set(['only', 'skip', 'concurrent', 'failing']);
const SHARED_LIMITS = new Set(['LIMITS.waitMs', 'LIMITS.startMs']);
const TIMERS = 'node:timers/promises';
/** Code for a page, or for a process, stands in a text. */
const SLEEP_IN_TEXT = /new Promise\b[\s\S]*\bsetTimeout\(/;

/** What in a source of the tests has a limit of its own, sleeps, or judges how long something took: `file:line what` each. */
export function ownLimits(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const sleeps = sleepsOf(file);
  const found: [ts.Node, string][] = judgedDurations(file).map((node) => [node, 'a duration that is judged']);
  walk(file, (node) => {
    if (ts.isCallExpression(node)) {
      const what = limitOfCall(node) ?? (sleeps.has(node.expression.getText()) ? 'a sleep' : undefined);
      if (what !== undefined) found.push([node, what]);
    } else if (isLimitProperty(node)) {
      found.push([node, 'a timeout of its own']);
    } else if (ts.isNewExpression(node) && !sleeps.areMoved && isSleep(node)) {
      found.push([node, 'a sleep']);
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      if (node.getText().slice(1, -1) === 'networkidle') found.push([node, 'networkidle']);
      if (SLEEP_IN_TEXT.test(node.getText())) found.push([node, 'a sleep']);
    }
  });
  return found.map(([node, what]) => `${path}:${lineOf(file, node)} ${what}`);
}

function limitOfCall({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (isDeclaration(expression, TESTS) && given.length > 2) return 'a limit of one test';
  if (isDeclaration(expression, HOOKS) && given.length > 1) return 'a limit of one hook';
  if (expression.getText() === 'jest.setTimeout') return 'a limit of one suite';
  if (name === 'eventually' && given[1] !== undefined && !SHARED_LIMITS.has(given[1].getText())) {
    return 'a limit of one wait';
  }
  if (name === 'waitFor' && given.some(ts.isNumericLiteral)) return 'a limit of one wait';
  if (name === 'setDefaultTimeout' || name === 'setDefaultNavigationTimeout') return 'a limit of one page';
  return name === 'waitForTimeout' ? 'a sleep' : undefined;
}

/** `it`, `it.only`, `it.each(…)` and the like, where they take a name and a function. */
function isDeclaration(callee: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(callee)) return names.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    return KINDS_OF_TEST.has(callee.name.text) && isDeclaration(callee.expression, names);
  }
  const each = ts.isCallExpression(callee) ? callee.expression : ts.isTaggedTemplateExpression(callee) && callee.tag;
  return (
    each !== false &&
    ts.isPropertyAccessExpression(each) &&
    each.name.text === 'each' &&
    isDeclaration(each.expression, names)
  );
}

function isLimitProperty(node: ts.Node): boolean {
  return (
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
    ['timeout', 'timeoutMs'].includes(node.name.getText())
  );
}

function isSleep(made: ts.NewExpression): boolean {
  let sleeps = false;
  walk(made, (node) => {
    sleeps ||= ts.isCallExpression(node) && /^(globalThis\.)?setTimeout$/.test(node.expression.getText());
  });
  return sleeps && made.expression.getText() === 'Promise';
}

/** What the timers that sleep are called in a file; none sleeps where the test moves the time. */
function sleepsOf(file: ts.SourceFile): { has(name: string): boolean; areMoved: boolean } {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || (statement.moduleSpecifier as ts.StringLiteral).text !== TIMERS) continue;
    const bound = statement.importClause?.namedBindings;
    if (bound === undefined || ts.isNamespaceImport(bound)) {
      names.add(`${bound?.name.text ?? statement.importClause?.name?.text}.setTimeout`);
    } else {
      for (const { name, propertyName } of bound.elements) {
        if ((propertyName ?? name).text === 'setTimeout') names.add(name.text);
      }
    }
  }
  return { has: (name) => names.has(name), areMoved: file.text.includes('jest.useFakeTimers(') };
}

function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
