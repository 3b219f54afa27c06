import ts from 'typescript';

/** What says that something is as it should be: it throws where it is not. */
const ASSERTION = /\bexpect\w*\s*[.(<]|\.waitFor\w*\(/;
const NOT_RUN = /\.(skip|todo|failing|only)\b/;

/** Whether a source has a test or a group of this name that is run and asserts something, itself or by functions of its file. */
export function hasAssertingTest(path: string, source: string, name: string): boolean {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const functions = functionsOf(file);
  return callsOf(file).some(
    (call) => nameOf(call) === name && !NOT_RUN.test(call.expression.getText()) && asserts(call, functions, new Set()),
  );
}

/** Its first argument where that is a text, as in `it('…', …)` and `it.each(…)('…', …)`. */
function nameOf({ arguments: given }: ts.CallExpression): string | undefined {
  const [name] = given;
  if (name === undefined || given.length < 2) return undefined;
  return ts.isStringLiteralLike(name)
    ? name.text
    : ts.isTemplateExpression(name)
      ? name.getText().slice(1, -1)
      : undefined;
}

function asserts(node: ts.Node, functions: Map<string, ts.Node>, seen: Set<string>): boolean {
  return (
    ASSERTION.test(node.getText()) ||
    identifiersOf(node).some((name) => {
      const called = functions.get(name);
      if (called === undefined || seen.has(name)) return false;
      return asserts(called, functions, seen.add(name));
    })
  );
}

function functionsOf(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  walk(file, (node) => {
    if ((ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name && ts.isIdentifier(node.name)) {
      found.set(node.name.text, node);
    }
  });
  return found;
}

function callsOf(file: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  walk(file, (node) => {
    if (ts.isCallExpression(node)) found.push(node);
  });
  return found;
}

function identifiersOf(node: ts.Node): string[] {
  const found: string[] = [];
  walk(node, (inner) => {
    if (ts.isIdentifier(inner)) found.push(inner.text);
  });
  return found;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
