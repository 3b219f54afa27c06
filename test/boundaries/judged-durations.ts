import ts from 'typescript';

const COMPARED = /^to(BeLessThan|BeGreaterThan|BeCloseTo)/;
/** What tells the time that has passed, or that the processor has worked. */
const CLOCK = /\b(performance\.now|Date\.now|process\.hrtime(\.bigint)?)\(\)/;
const PROCESSOR = /\b(process\.cpuUsage|cpuMs)\(/;

/**
 * Calls that hold a duration against a number: they tell machines apart, not what is right from what is wrong. Two durations of the same
 * run may be compared.
 */
export function judgedDurations(file: ts.SourceFile): ts.Node[] {
  const named = namesOfDurations(file);
  const found: ts.Node[] = [];
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    const subject = COMPARED.test(name.text) ? expectedOf(expression) : undefined;
    if (subject !== undefined && tells(subject, named) && !node.arguments.some((limit) => tells(limit, named))) {
      found.push(node);
    }
  });
  return found;
}

/** What stands in `expect(…)`, also before `.not`. */
function expectedOf(expression: ts.Expression): ts.Expression | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expectedOf(expression.expression);
  return ts.isCallExpression(expression) && expression.expression.getText() === 'expect'
    ? expression.arguments[0]
    : undefined;
}

/** Variables and functions that hold or give a duration, also one that comes from another of them. */
function namesOfDurations(file: ts.SourceFile): Set<string> {
  const named = new Set<string>();
  for (let before = -1; before !== named.size; ) {
    before = named.size;
    walk(file, (node) => {
      for (const [name, value] of givenNames(node)) {
        if (tells(value, named)) named.add(name);
      }
    });
  }
  return named;
}

function givenNames(node: ts.Node): [string, ts.Node][] {
  if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
    const value = node.initializer;
    return namesIn(node.name).map((name) => [name, value]);
  }
  if (ts.isFunctionDeclaration(node) && node.name !== undefined && node.body !== undefined) {
    return returned(node.body).map((value) => [node.name?.text ?? '', value]);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return ts.isIdentifier(node.left) ? [[node.left.text, node.right]] : [];
  }
  return [];
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
}

function returned(body: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  walk(body, (node) => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
  });
  return found;
}

/** Whether a value is a duration, or made from one. What a function has inside counts as far as it gives it. */
function tells(value: ts.Node, named: ReadonlySet<string>): boolean {
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    const given = ts.isBlock(value.body) ? returned(value.body) : [value.body];
    return given.some((one) => tells(one, named));
  }
  let does = false;
  walk(value, (node) => {
    if (ts.isIdentifier(node)) does ||= named.has(node.text) && !isNameOfProperty(node);
    else if (ts.isBinaryExpression(node)) {
      does ||= node.operatorToken.kind === ts.SyntaxKind.MinusToken && CLOCK.test(node.getText());
    } else if (ts.isCallExpression(node))
      does ||= PROCESSOR.test(`${node.expression.getText()}(`) && node.arguments.length > 0;
  });
  return does;
}

function isNameOfProperty({ parent, text }: ts.Identifier): boolean {
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name.text === text) ||
    (ts.isPropertyAssignment(parent) && parent.name.getText() === text && parent.initializer.getText() !== text)
  );
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
