import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageCatalogue } from './build/message-catalogue.plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  base: '/',
  publicDir: isSsrBuild ? false : here('./public'),
  plugins: [
    react(),
    messageCatalogue(here('./src'), {
      account: [
        'features/identity/',
        'forms/',
        'session/resend-verification',
        'session/unverified-note',
        'app/pages/register',
        'app/pages/contact',
        'app/session-notes/',
      ],
      candidates: ['features/candidates/', 'session/kept-offer'],
      companies: ['features/companies/'],
      operations: ['features/operations/', 'app/pages/audit-log', 'app/pages/support-access'],
      'search-notes': ['search', 'corrected', 'left-out'].map((name) => `features/jobs/list/${name}`),
      home: ['features/jobs/home/', 'features/jobs/pages/home.page'],
      plain: ['app/pages/information.page', 'app/pages/not-found.page'],
      related: ['features/jobs/related/'],
      speak: ['languages-dialog', 'language-choice', 'held-language', 'spoken-languages'].map(
        (name) => `languages-i-speak/${name}`,
      ),
      report: ['dialog', 'form', 'failure', 'receipt'].map((name) => `features/jobs/report/report-${name}`),
    }),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: {
    alias: {
      '@babelboard/job-paths': here('../libs/job-paths/src/index.ts'),
      '@babelboard/pages': here('../libs/pages/src/index.ts'),
      '@babelboard/wire': here('../libs/wire/src/index.ts'),
      '@babelboard/language-check': here('../libs/language-check/src/index.ts'),
    },
    dedupe: ['react', 'react-dom', '@emotion/react'],
  },
  css: { modules: { generateScopedName: '[local]-[hash:base64:5]' } },
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
        },
      },
}));
