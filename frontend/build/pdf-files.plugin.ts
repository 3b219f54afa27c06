import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pdf-files';
/** Letters for PDFs that name a standard font and bring none, and the tables of their Chinese, Japanese and Korean ones. */
const FOLDERS = ['standard_fonts', 'cmaps'];

/** Puts what PDF.js reads by name beside the other assets; `virtual:pdf-files` says where. Under the version, since assets are kept for good. */
export function pdfFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const base = `assets/pdf-${version}/`;
  return {
    name: 'babelboard-pdf-files',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(`/${base}`)};` : null),
    generateBundle() {
      for (const folder of FOLDERS) {
        const from = join(dirname(manifest), folder);
        for (const name of readdirSync(from)) {
          this.emitFile({
            type: 'asset',
            fileName: `${base}${folder}/${name}`,
            source: readFileSync(join(from, name)),
          });
        }
      }
    },
  };
}
