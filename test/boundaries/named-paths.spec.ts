import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url).pathname;

/** What builds, starts and tests make: it is not there in a fresh clone. */
const MADE = /(^|\/)(node_modules|dist|coverage|\.git|\.data|\.test-data|\.env)(\/|$)/;
const GUIDE = /^(CONTRIBUTING\.md|README\.md|(apps|docs|libs|frontend|test)\/.*\.md)$/;

const CODE_BLOCK = /^ *```[\s\S]*?^ *```$/gm;
/** A heading, a span of code, or the target of a link. */
const SIGN = /^#+ |`([^`\n]+)`|\]\(([^)\s]+)\)/gm;
/** Parts of names and `<name>`, `…`, `*`, `{a,b}`. What begins with a slash is a route, with capitals and a slash a folder by its setting (`DATA_DIR/…`). */
const WORD = /^(?![A-Z_]+\/)[\w.*<>…{}-][\w.,*<>…{}/-]*$/;
const ENDING = /\.(ts|tsx|mjs|js|json|md|sql|ya?ml|css|txt|ndjson)$/;
/** A part of the house, `libs/offers`. */
const PART = /^(apps|libs|frontend|test)\/[\w-]+/;

/** All files and folders of the project, from its root. */
function pathsBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return MADE.test(path) ? [] : entry.isDirectory() ? [path, ...pathsBelow(path)] : [path];
  });
}

/**
 * The paths that a guide names, each with the parts of the house that its section has named before: within these it may be named by its
 * end alone (`commands/close-offer.command.ts` after `libs/offers`).
 */
function namedPaths(text: string): { path: string; parts: string[] }[] {
  const named: { path: string; parts: string[] }[] = [];
  let parts: string[] = [];
  for (const [, code, link] of text.replace(CODE_BLOCK, '').matchAll(SIGN)) {
    if (code === undefined && link === undefined) {
      parts = [];
    }
    for (const word of (code ?? link ?? '').split(' ')) {
      if (WORD.test(word) && (word.includes('/') || ENDING.test(word)) && !MADE.test(word)) {
        const path = word.replace(/\/$/, '');
        named.push({ path, parts });
        parts = [...parts, ...(PART.exec(path)?.slice(0, 1) ?? [])];
      }
    }
  }
  return named;
}

/** `<name>` is one name, `…` and `*` are anything; of `{a,b}` each is meant. */
function patternsOf(path: string): string[] {
  const [braces, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (braces !== undefined && choices !== undefined) {
    return choices.split(',').flatMap((choice) => patternsOf(path.replace(braces, choice)));
  }
  return [
    path
      .replaceAll('.', '\\.')
      .replace(/<[^>]*>/g, '[^/]+')
      .replace(/[…*]+/g, '.*'),
  ];
}

/** What a guide names and nobody finds: from the root, from the guide's folder, or by its end below that folder or a part named before. */
function missingPaths(guide: string, text: string, all: readonly string[]): string[] {
  const home = dirname(guide);
  return namedPaths(text)
    .filter(({ path, parts }) => {
      // The root is the home of everything: there only a single name (`contract.ts`) may lie anywhere.
      const anywhere = home !== '.' ? [`${home}/`] : path.includes('/') ? [] : [''];
      const places = [...anywhere, ...parts.map((part) => `${part}/`)].map((place) => `${place}(.*/)?`);
      return patternsOf(path).some((pattern) => {
        const wanted = new RegExp(`^(${['', ...places].join('|')})${pattern}$`);
        return !all.some((there) => wanted.test(there));
      });
    })
    .map(({ path }) => `${guide}: ${path}`);
}

const all = pathsBelow('');
const guides = all.filter((path) => GUIDE.test(path));
const textOf = (guide: string) => readFileSync(join(ROOT, guide), 'utf8');

describe('guides', () => {
  it.each(guides)('%s names only files and folders that exist', (guide) => {
    expect(missingPaths(guide, textOf(guide), all)).toEqual([]);
  });

  it('name paths enough for that to say something', () => {
    expect(guides).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'README.md', 'libs/offers/README.md']));
    expect(guides.length).toBeGreaterThan(30);
    expect(namedPaths(textOf('CONTRIBUTING.md')).length).toBeGreaterThan(100);
    expect(guides.flatMap((guide) => namedPaths(textOf(guide))).length).toBeGreaterThan(400);
  });

  it('are reported with what they name in vain', () => {
    const folder = 'libs/offers/src';
    const there = [folder, `${folder}/commands/close-offer.command.ts`, `${folder}/texts/en.json`];
    const text = `
# A use case
\`commands/close-offer.command.ts\` is named too early. In \`${folder}\`: \`commands/close-offer.command.ts\`, \`commands/<verb>.command.ts\`,
\`texts/*.json\`; \`npm test -- libs/offers/src\`, \`GET /api/jobs\`, \`dist/main.js\`, \`DATA_DIR/logs\`, \`Command<Result>\`.
Gone: \`${folder}/gone.ts\`, \`commands/gone.ts\`, \`gone.json\`, \`texts/{en,xx}.json\`, \`events/<fact>.event.ts\`, \`npm test -- libs/gone\`, [a guide](libs/GONE.md).
# Another
\`commands/close-offer.command.ts\` of what?`;
    expect(missingPaths('CONTRIBUTING.md', text, there)).toEqual(
      [
        'commands/close-offer.command.ts',
        `${folder}/gone.ts`,
        'commands/gone.ts',
        'gone.json',
        'texts/{en,xx}.json',
        'events/<fact>.event.ts',
        'libs/gone',
        'libs/GONE.md',
        'commands/close-offer.command.ts',
      ].map((path) => `CONTRIBUTING.md: ${path}`),
    );
    expect(missingPaths('libs/offers/README.md', '`texts/en.json`, `texts/fr.json`', there)).toEqual([
      'libs/offers/README.md: texts/fr.json',
    ]);
  });
});
