// node slow-expressions.mjs <folder or file> …: prints, as JSON, the regular expressions in the sources whose time grows faster than
// the text squared for some text, and how many it looked at. A program of its own: its packages do not let themselves be bundled.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

const LONGEST_LOOK_MS = 5_000;

const expressions = process.argv.slice(2).flatMap(sourcesIn).flatMap(expressionsIn);
const slow = [];
for (const { file, expression } of expressions) {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(expression) ?? [];
  const diagnosis = await check(source, flags, { timeout: LONGEST_LOOK_MS });
  const { type, degree } = 'complexity' in diagnosis && diagnosis.complexity ? diagnosis.complexity : {};
  if (type === 'exponential' || (type === 'polynomial' && degree > 2)) {
    slow.push({ file, expression, time: type === 'polynomial' ? `length^${degree}` : type });
  }
}
process.stdout.write(JSON.stringify({ slow, seen: expressions.length }));
process.exit(0);

/** @param {string} folder or one source */
function sourcesIn(folder) {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

/** @param {string} file */
function expressionsIn(file) {
  /** @type {{ file: string, expression: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, expression: node.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}
