import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

/**
 * `import messages from 'virtual:messages/en'` gives the ICU messages of `<source>/i18n/en.json`, compiled: the parser stays
 * out of the browser. `parts` names folders (or beginnings of paths) of lazy pages: texts that only these ask for are not
 * in there but in `virtual:messages/en/<part>`.
 */
export function messageCatalogue(source: string, parts: Record<string, string[]>): Plugin {
  return {
    name: 'babelboard-message-catalogue',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, part] = id.slice(PREFIX.length + 1).split('/');
      const file = join(source, `i18n/${language}.json`);
      this.addWatchFile(file);
      const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
      const partOf = findParts(source, parts);
      const compiled = texts
        .filter(([key]) => (partOf.get(key) ?? undefined) === part)
        .map(([key, text]) => [key, compileMessage(text)]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
    },
  };
}

/** For each literal of the sources the one part that holds it; null where another part or a first view asks for it, too. */
function findParts(source: string, parts: Record<string, string[]>): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.spec\.tsx?$/.test(file)) continue;
    const part = Object.keys(parts).find((name) => parts[name]?.some((start) => file.startsWith(start))) ?? null;
    for (const [, literal = ''] of readFileSync(join(source, file), 'utf8').matchAll(/['"]([^'"\n]*)['"]/g)) {
      const before = found.get(literal);
      found.set(literal, before === undefined || before === part ? part : null);
    }
  }
  return found;
}
