import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { neededAtOnce } from './build/needed-at-once.plugin.ts';
import { pdfFiles } from './build/pdf-files.plugin.ts';
import { textCatalogues } from './build/text-catalogues.plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const page = (name: string) => here(`./src/features/jobs/pages/${name}.page.tsx`);

/**
 * Files by what is needed together, that which most need first: else shared modules lie in dozens of small ones. A page's own file is
 * imported by no other, for it may come under a second address and must not exist twice.
 */
const files = {
  first: neededAtOnce(here('./src/app/browser-entry.tsx')),
  jobs: neededAtOnce(page('job-list'), page('job')),
  cards: neededAtOnce(page('home'), page('job-list')),
  tiles: neededAtOnce(page('home'), page('job')),
  list: neededAtOnce(page('job-list')),
  offer: neededAtOnce(page('job')),
};

/** The index of their package names them, and all import that; only forms, what tells times in two zones, and notes about what was searched for use them. */
const LATER =
  /@tanstack\/[^/]+\/build\/modern\/(?:useMutation|mutationObserver)\.js$|\/libs\/(?:texts\/src\/zoned-times|job-paths\/src\/read-(?:words|unknown-in-path))\.ts$/;

/** The same of what only lists need: it lies with them. */
const OF_LISTS = /\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  base: '/',
  publicDir: isSsrBuild ? false : here('./public'),
  plugins: [
    react(),
    textCatalogues(here('./src')),
    pdfFiles(),
    ...(isSsrBuild ? [] : Object.values(files).map(({ plugin }) => plugin)),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: {
    alias: {
      '@babelboard/job-paths': here('../libs/job-paths/src/index.ts'),
      '@babelboard/pages': here('../libs/pages/src/index.ts'),
      '@babelboard/texts': here('../libs/texts/src/index.ts'),
      '@babelboard/wire': here('../libs/wire/src/index.ts'),
      '@babelboard/language-check': here('../libs/language-check/src/index.ts'),
    },
    dedupe: ['react', 'react-dom', '@emotion/react'],
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  ssr: { noExternal: true, target: 'node' },
  build: isSsrBuild
    ? {
        outDir: here('../dist/frontend/server'),
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        rollupOptions: {
          input: here('./src/app/server-entry.tsx'),
          output: { entryFileNames: 'server-entry.js', codeSplitting: false },
        },
      }
    : {
        outDir: here('../dist/frontend/client'),
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: {
          // What a page shares with its own parts would lie in the page's file, and be imported from there.
          experimental: { chunkOptimization: { mergeCommonChunks: true, avoidRedundantChunkLoads: false } },
          // Nothing happens by importing one of our own libraries: an index brings what is used of it, and no more.
          treeshake: { moduleSideEffects: [{ test: /\/libs\/[\w-]+\/src\//, sideEffects: false }] },
          input: {
            browser: here('./src/app/browser-entry.tsx'),
            head: here('./src/app/head-script.ts'),
          },
          output: {
            // Each page names the files of all others: short names make a short list.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash][extname]`,
            codeSplitting: {
              groups: Object.entries(files).map(([name, { holds }], at) => ({
                name,
                test: (id: string) =>
                  (holds(id) &&
                    !id.endsWith('.page.tsx') &&
                    !LATER.test(id) &&
                    (name === 'list' || !OF_LISTS.test(id))) ||
                  (name === 'first' && id.includes('rolldown/runtime')),
                priority: 10 - at,
              })),
            },
          },
        },
      },
}));
