import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(process.cwd(), 'dist/frontend/client/.vite/manifest.json');

interface Built {
  file: string;
  css?: string[];
}

/** The file that the build made of a source of the front end, `home.page`: `assets/B2BSM3yF.js`. @throws where there is none, or several */
export function builtFile(source: string): string {
  return built(source).file;
}

/** The style sheet that comes with it. @throws where there is none, or several */
export function builtStyles(source: string): string {
  const { css = [] } = built(source);
  return theOne(css, `style sheets of ${source}`);
}

function built(source: string): Built {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Built>;
  const found = Object.entries(manifest).filter(
    ([key]) => key.endsWith(`/${source}.tsx`) || key.endsWith(`/${source}.ts`),
  );
  return theOne(
    found.map(([, file]) => file),
    `files of ${source}`,
  );
}

function theOne<T>(found: readonly T[], what: string): T {
  if (found.length !== 1) throw new Error(`The build has ${found.length} ${what}`);
  return found[0] as T;
}
