import ts from 'typescript';

const TESTS = new Set(['it', 'test', 'fit', 'xit', 'xtest']);
const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
const KINDS_OF_TEST = new Set(['only', 'skip', 'concurrent', 'failing']);
const SHARED_LIMITS = new Set(['LIMITS.waitMs', 'LIMITS.startMs']);
/** Functions that take a limit: under another name nobody would see it. */
const OWN_NAMES = new Set([...TESTS, ...HOOKS, 'jest', 'eventually']);
const LIMIT_PROPERTY = /^(timeout|timeoutMs|limitMs|deadlineMs)$/;

/** Whatever waits for a time to pass. */
const TIMERS = new Set(['setTimeout', 'setInterval', 'scheduler', 'pg_sleep']);
const TIMER_MODULE = /^(node:)?timers(\/promises)?$/;
/** Code for a page, a process or a database stands in a text. */
const SLEEP_IN_TEXT = /new Promise\b[\s\S]*\bsetTimeout\(|\bpg_sleep\(/;

/** Whatever tells how long something took. */
const STOPWATCHES = new Set(['performance', 'hrtime', 'cpuUsage', 'cpuMs', 'timing']);
const NOW = /\bDate\.now\(\)|\bnew Date\(\)\.(getTime|valueOf)\(\)/;

type Found = [at: ts.Node, what: string];

/**
 * What in a source of the tests has a limit of its own, sleeps, or measures how long something took, which tells machines apart and not
 * what is right from what is wrong: `file:line what` each.
 */
export function ownLimits(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  walk(file, (node) => {
    const what = limitOf(node) ?? sleepOf(node) ?? durationOf(node);
    if (what !== undefined) found.push([node, what]);
  });
  return [...new Set(found.map(([node, what]) => `${path}:${lineOf(file, node)} ${what}`))];
}

function limitOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) return limitOfCall(node);
  if (isLimitProperty(node)) return 'a timeout of its own';
  if (ts.isImportSpecifier(node) && OWN_NAMES.has(node.propertyName?.text ?? ''))
    return 'another name of what takes limits';
  if (ts.isStringLiteralLike(node) && node.text === 'networkidle') return 'networkidle';
  return undefined;
}

function limitOfCall({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const name = calledName(expression);
  if (isDeclaration(expression, TESTS) && given.length > 2) return 'a limit of one test';
  if (isDeclaration(expression, HOOKS) && given.length > 1) return 'a limit of one hook';
  if (expression.getText().startsWith('jest') && (name === 'setTimeout' || name === 'retryTimes')) {
    return 'a limit of one suite';
  }
  if (name === 'eventually' && given[1] !== undefined && !SHARED_LIMITS.has(given[1].getText())) {
    return 'a limit of one wait';
  }
  if (name === 'waitFor' && given.length > 1) return 'a limit of one wait';
  if (name === 'setDefaultTimeout' || name === 'setDefaultNavigationTimeout') return 'a limit of one page';
  return expression.getText() === 'AbortSignal.timeout' ? 'a limit of one wait' : undefined;
}

/** `a.b` and `a['b']` call `b`. */
function calledName(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  if (ts.isElementAccessExpression(callee) && ts.isStringLiteralLike(callee.argumentExpression)) {
    return callee.argumentExpression.text;
  }
  return callee.getText();
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

/** `{ timeout: 5 }`, `{ 'timeout': 5 }`, `{ ['timeout']: 5 }`, `options.timeout = 5`. */
function isLimitProperty(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return ts.isPropertyAccessExpression(node.left) && LIMIT_PROPERTY.test(node.left.name.text);
  }
  return (
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
    LIMIT_PROPERTY.test(node.name.getText().replace(/[[\]'"`]/g, ''))
  );
}

function sleepOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) {
    // `jest.setTimeout` is a limit.
    const isJests = ts.isPropertyAccessExpression(node.parent) && node.parent.expression.getText() === 'jest';
    return (TIMERS.has(node.text) && !isJests) || node.text === 'waitForTimeout' ? 'a sleep' : undefined;
  }
  if (ts.isStringLiteralLike(node) && TIMER_MODULE.test(node.text)) return 'a sleep';
  return (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && SLEEP_IN_TEXT.test(node.getText())
    ? 'a sleep'
    : undefined;
}

function durationOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return STOPWATCHES.has(node.text) ? 'a duration' : undefined;
  const isDifference = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusToken;
  return isDifference && NOW.test(node.left.getText()) ? 'a duration' : undefined;
}

function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
