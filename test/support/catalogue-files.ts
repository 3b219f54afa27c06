import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Sources of the server, without specs. */
export function sourceFiles(): string[] {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\/src\/.*\.tsx?$|^apps\/[^/]+\.ts$/.test(file) && !/\.spec\.tsx?$|\/testing\//.test(file)),
  );
}

/** Folders of catalogues: those that hold texts in the default language. */
export function catalogueFolders(): string[] {
  return textFiles()
    .filter((file) => file.endsWith(`/texts/${DEFAULT_LANGUAGE}.json`))
    .map((file) => join(file, '..'));
}

/** Texts in parts, which are read as a whole: their paths without language (`…/texts/legal`). */
export function documents(): string[] {
  const ending = `.${DEFAULT_LANGUAGE}.json`;
  return textFiles()
    .filter((file) => basename(dirname(file)) === 'texts' && file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

/** A document in a language; null where there is none. */
export function documentOf(path: string, language: string): unknown {
  const file = join(ROOT, `${path}.${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function textFiles(): string[] {
  return ['apps', 'libs', 'frontend/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
}

/** The messages of a catalogue by their keys; empty where there is none. */
export function messagesOf(folder: string, language: string): Record<string, string> {
  const file = readdirSync(join(ROOT, folder)).includes(`${language}.json`);
  return file ? JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')) : {};
}

/** What a message is made of. */
export interface MessageShape {
  parameters: Set<string>;
  /** The forms of each plural, by its parameter. */
  plurals: Map<string, Set<string>>;
  /** The cases of each choice by a value, by its parameter. */
  choices: Map<string, Set<string>>;
}

type Compiled = ReturnType<typeof compileMessage>;
type Part = Exclude<Compiled, string>[number];

/** @throws where it is no ICU message */
export function shapeOf(message: string): MessageShape {
  const shape: MessageShape = { parameters: new Set(), plurals: new Map(), choices: new Map() };
  const walk = (compiled: unknown): void => {
    if (!Array.isArray(compiled)) {
      return;
    }
    for (const part of compiled as Part[]) {
      if (Array.isArray(part)) {
        const [name, kind, cases] = part as [string, string?, (Record<string, unknown> | undefined)?];
        shape.parameters.add(name);
        if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
          const { offset: _, ...forms } = cases ?? {};
          (kind === 'select' ? shape.choices : shape.plurals).set(name, new Set(Object.keys(forms)));
          for (const form of Object.values(forms)) walk(form);
        }
      }
    }
  };
  walk(compileMessage(message));
  shape.parameters.delete('#');
  return shape;
}
