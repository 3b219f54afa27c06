import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { catalogueFolders, messagesOf, ROOT, shapeOf, sourceFiles } from '../support/catalogue-files.js';

const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;
/** Of errors of whole requests: read by machines, in headers. */
const UNSAID = new Set(['retryAfter']);
/** Functions of the edge that make an error of a code and its parameters. */
const MAKERS = new Set(['coded', 'ofCode', 'problemOf']);

interface Thrown {
  where: string;
  code: string;
  parameters: Set<string>;
}

const thrown: Thrown[] = [];
const literals = new Set<string>();
const words = new Map(
  catalogueFolders().flatMap((folder) =>
    Object.entries(messagesOf(folder, 'en')).flatMap(([key, message]): [string, string][] =>
      key.startsWith('errors.') ? [[key.slice('errors.'.length), message]] : [],
    ),
  ),
);

beforeAll(() => {
  const files = sourceFiles().map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  });
  const classes = errorClasses(files);
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && CODE.test(node.text)) literals.add(node.text);
      const found = thrownBy(node, classes);
      if (found) thrown.push({ where: `${file.fileName}: ${found.code}`, ...found });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
});

/** DomainError, what extends it, and the edge's own. */
function errorClasses(files: ts.SourceFile[]): Set<string> {
  const extended = files.flatMap((file) =>
    [...file.text.matchAll(/class (\w+) extends (\w+)/g)].map(([, name = '', base = '']) => ({ name, base })),
  );
  const derived = extended.filter(({ base }) => base === 'DomainError').map(({ name }) => name);
  return new Set(['DomainError', 'Refusal', ...derived]);
}

function thrownBy(node: ts.Node, classes: ReadonlySet<string>): Omit<Thrown, 'where'> | null {
  if (ts.isObjectLiteralExpression(node)) {
    const code = propertyOf(node, 'code');
    const parameters = propertyOf(node, 'params');
    return code && parameters && ts.isStringLiteral(code) && CODE.test(code.text)
      ? { code: code.text, parameters: namesIn(parameters) }
      : null;
  }
  const makes =
    (ts.isNewExpression(node) && classes.has(node.expression.getText())) ||
    (ts.isCallExpression(node) && MAKERS.has(node.expression.getText()));
  if (!makes) {
    return null;
  }
  const given = [...(node.arguments ?? [])];
  const at = given.findIndex((one) => CODE.test(ts.isStringLiteral(one) ? one.text : one.getText()));
  const code = given[at];
  if (code === undefined) {
    return null;
  }
  const options = given.slice(at + 1).find((one) => ts.isObjectLiteralExpression(one));
  const named = options && propertyOf(options, 'params');
  const bare = options && !propertyOf(options, 'path') && !isDomainError(node) ? options : undefined;
  return {
    code: ts.isStringLiteral(code) ? code.text : code.getText(),
    parameters: namesIn(named ?? bare),
  };
}

function isDomainError(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText() !== 'Refusal';
}

function propertyOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function namesIn(node: ts.Node | undefined): Set<string> {
  return node && ts.isObjectLiteralExpression(node)
    ? new Set(node.properties.map((property) => property.name?.getText() ?? ''))
    : new Set();
}

describe('the words of errors', () => {
  it('are there for every code that is thrown', () => {
    expect(thrown.length).toBeGreaterThan(70);
    expect(thrown.filter(({ code }) => !words.has(code)).map(({ where }) => where)).toEqual([]);
  });

  it('are there for what wire schemas say of their own', () => {
    const own = sourceFiles()
      .filter((file) => file.startsWith('libs/wire/'))
      .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/'[A-Z]+(?:_[A-Z]+)+'/g) ?? []);
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((code) => !words.has(code.slice(1, -1)))).toEqual([]);
  });

  it('are there for no code that nobody throws', () => {
    expect([...words.keys()].filter((code) => !literals.has(code))).toEqual([]);
  });

  it('name the parameters that are given, and all of them', () => {
    const odd = thrown
      .filter(({ code }) => words.has(code))
      .filter(({ code, parameters }) => {
        const named = [...shapeOf(words.get(code) ?? '').parameters].sort().join();
        return (
          named !==
          [...parameters]
            .filter((name) => !UNSAID.has(name))
            .sort()
            .join()
        );
      });
    expect(odd.map(({ where, parameters }) => [where, [...parameters]])).toEqual([]);
  });

  it('stand nowhere else: no error is made of a sentence', () => {
    const made = sourceFiles().flatMap((file) =>
      [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(/new (?:DomainError|Refusal)\([^;]*?['`][A-Z][a-z]+ [a-z]/g),
      ].map(() => file),
    );
    expect(made).toEqual([]);
  });
});
