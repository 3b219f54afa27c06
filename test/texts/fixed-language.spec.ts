import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_LANGUAGE_CODES, UI_LANGUAGES } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { ROOT, sourceFiles } from '../support/catalogue-files.js';

/** Sources that are about languages as such, or speak to developers alone. */
const ABOUT_LANGUAGES = [
  /^libs\/texts\//,
  /^libs\/language-recognition\//,
  /^libs\/pay-history\//,
  // How CVs are written in a language.
  /^libs\/cv-reading\//,
  // How words are cut, joined and told apart in a language.
  /^libs\/search\/src\/domain\//,
  // What people type around places and languages, whatever the page is written in.
  /^libs\/search\/src\/reading\//,
  // Swiss German ads are read as German ones.
  /^libs\/search\/src\/engines\/offer-documents\.ts$/,
  // How titles name women and men in a language.
  /^libs\/offers\/src\/domain\/neutral-title\.ts$/,
  // Ads in the languages of their authors.
  /^apps\/cli\/src\/demo\//,
  /^apps\/api\/src\/dev\//,
  // Says in both languages that it is a fake.
  /^apps\/fake-cv-service\//,
];

it('no code names a language of the interface: it follows the one that is asked for, or the default', () => {
  const codes = [...UI_LANGUAGE_CODES, ...Object.values(UI_LANGUAGES).map(({ locale }) => locale)].join('|');
  const fixed = new RegExp(`['"](?:${codes})['"]|\\btoLocale(?:Date|Time)?String\\(|\\blang=\\\\?["'](?:${codes})`);
  const named = sourceFiles()
    .filter((file) => !ABOUT_LANGUAGES.some((folder) => folder.test(file)))
    .filter((file) => fixed.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(named).toEqual([]);
});

/** Properties that nobody reads: what they hold is for browsers. */
const FOR_BROWSERS = new Set(['aria-keyshortcuts', 'autoComplete', 'className', 'content', 'rel', 'style']);
/** Two words, or one as a sentence or a label begins. */
const WORDS = /\p{L}{2,} \p{L}{2,}|(?<![\p{L}\d_-])\p{Lu}\p{Ll}/u;

/** Literals that a value may become as it stands: what is given to a function is no text, and what it does is seen by itself. */
function literalsOf(node: ts.Node | undefined, name: string): string[] {
  if (node === undefined || FOR_BROWSERS.has(name) || name.startsWith('data-')) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      ...literalsOf(expression, name),
      literal.text,
    ]);
    return [node.head.text, ...spans];
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => literalsOf(one, name));
  if (ts.isBinaryExpression(node)) {
    const isCompared = /^[!=]==?$/.test(node.operatorToken.getText());
    return isCompared ? [] : [node.left, node.right].flatMap((one) => literalsOf(one, name));
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? literalsOf(property.initializer, property.name.getText()) : [],
    );
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => literalsOf(one, name));
  const inside =
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node);
  return inside ? literalsOf(node.expression, name) : [];
}

/** Words that stand in an element or one of its properties without coming from the texts, as `name="words"`. */
function writtenByHand(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (ts.isJsxAttribute(node) || isChild) {
      const name = ts.isJsxAttribute(node) ? node.name.getText() : 'children';
      const literals = literalsOf(ts.isJsxAttribute(node) ? node.initializer : node, name);
      found.push(...literals.filter((text) => WORDS.test(text)).map((text) => `${name}="${text}"`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe('words in elements', () => {
  it('stand in the texts, not in the code', () => {
    const files = ['apps', 'libs', 'frontend/src'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.spec)\.tsx$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      writtenByHand(readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '<OwnPage lead="Nice that you are here." />',
    '<OwnPage title={isNew ? "Welcome" : title} />',
    "<p>{'Hand-written words'}</p>",
    '<p>{name ?? `Hello there`}</p>',
    "<Steps steps={[{ to: '/jobs', title: 'All jobs' }]} />",
    '<img alt="Logo" />',
    "<p>{isNew && 'for you'}</p>",
  ])('are found in %s', (source) => {
    expect(writtenByHand(source)).toHaveLength(1);
  });

  it.each([
    '<p className="wide soft" data-look="Filled button">{t("offer.title")}</p>',
    "<Link to={pathTo('home')}>{kind === 'All jobs' ? t('a') : t('b')}</Link>",
    '<input autoComplete="username webauthn" name="email" />',
  ])('are none in %s', (source) => {
    expect(writtenByHand(source)).toEqual([]);
  });
});
