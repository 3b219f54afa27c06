import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { ROOT } from '../support/catalogue-files.js';

/**
 * Browsers that translate a page put each text node into an element of their own. A text that React changes later has to be alone in its element:
 * then React writes the whole of it; beside other children it would write into a node that nobody sees any more, or fail to take it away.
 */
function bareTexts(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const children = node.children.filter((child) => !isNothing(child));
      const bare = children.filter(
        (child) => ts.isJsxExpression(child) && child.expression && changes(child.expression),
      );
      if (children.length > 1) {
        found.push(
          ...bare.map((child) => `${file}:${source.getLineAndCharacterOfPosition(child.getStart()).line + 1}`),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Blanks between lines, and comments. */
function isNothing(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces && child.text.includes('\n');
  return ts.isJsxExpression(child) && child.expression === undefined;
}

/** One of two texts, or one with an amount in it. */
function changes(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return changes(expression.expression);
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].some(isText);
  if (ts.isBinaryExpression(expression)) return isText(expression.right);
  return ts.isCallExpression(expression) && (/number$/.test(expression.expression.getText()) || saysAmount(expression));
}

function isText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isText(expression.expression);
  if (ts.isCallExpression(expression)) return expression.expression.getText() === 't';
  return (
    ts.isTemplateExpression(expression) ||
    (ts.isStringLiteral(expression) && /\p{L}/u.test(expression.text)) ||
    changes(expression)
  );
}

function saysAmount({ expression, arguments: given }: ts.CallExpression): boolean {
  return (
    expression.getText() === 't' &&
    given.some((one) => ts.isObjectLiteralExpression(one) && /\bcount\b/.test(one.getText()))
  );
}

it('a text of a page that changes stands alone in its element', () => {
  const files = readdirSync(join(ROOT, 'frontend/src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('frontend/src', file))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(bareTexts)).toEqual([]);
});
