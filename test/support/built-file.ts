import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(process.cwd(), 'dist/frontend/client/.vite/manifest.json');

/** The file that the build made of a source of the front end, `home.page`: `assets/B2BSM3yF.js`. @throws where there is none, or several */
export function builtFile(source: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const files = Object.entries(manifest).flatMap(([key, { file }]) =>
    key.endsWith(`/${source}.tsx`) || key.endsWith(`/${source}.ts`) ? [file] : [],
  );
  if (files.length !== 1) throw new Error(`The build has ${files.length} files of ${source}`);
  return files[0] as string;
}
