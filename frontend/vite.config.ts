import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { neededAtOnce } from './build/needed-at-once.plugin.ts';
import { textCatalogues } from './build/text-catalogues.plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const first = neededAtOnce(here('./src/app/browser-entry.tsx'));
const jobs = neededAtOnce(
  here('./src/features/jobs/pages/job-list.page.tsx'),
  here('./src/features/jobs/pages/job.page.tsx'),
);

const list = neededAtOnce(here('./src/features/jobs/pages/job-list.page.tsx'));
const searched = neededAtOnce(
  here('./src/features/jobs/pages/job-list.page.tsx'),
  here('./src/features/jobs/pages/home.page.tsx'),
);

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  base: '/',
  publicDir: isSsrBuild ? false : here('./public'),
  plugins: [
    react(),
    textCatalogues(here('./src')),
    ...(isSsrBuild ? [] : [first.plugin, jobs.plugin, list.plugin, searched.plugin]),
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
          input: {
            browser: here('./src/app/browser-entry.tsx'),
            scheme: here('./src/theme/scheme-entry.ts'),
          },
          output: {
            // Each page names the files of all others: short names make a short list.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                {
                  name: 'first',
                  test: (id: string) => first.holds(id) || id.includes('rolldown/runtime'),
                  priority: 4,
                },
                { name: 'jobs', test: jobs.holds, priority: 3 },
                { name: 'searched', test: searched.holds, priority: 2 },
                // A page's own file is imported by no other: it may come under a second address, and must not exist twice.
                { name: 'list', test: (id: string) => list.holds(id) && !id.endsWith('.page.tsx') },
              ],
            },
          },
        },
      },
}));
