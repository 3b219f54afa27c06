import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { detectTextLanguage } from '@babelboard/language-recognition/contract';
import {
  countOutcomes,
  type ExpectedLanguage,
  recogniseAll,
  type Sample,
  share,
  WRITTEN_LANGUAGES,
  writtenSamples,
} from '../recognition/measure.js';

export interface LanguageRequirementsOptions {
  /** NDJSON file with the real ads that `real-ads.labels.json` names by id. */
  ads?: string;
  /** Folder of the labelled samples. */
  samples?: string;
  /** Prints each text that was not read right, of the development set only. */
  mistakes?: boolean;
}

interface Label {
  language: string;
  split: 'dev' | 'test';
  expected: ExpectedLanguage[];
}

interface RealAd {
  id: string;
  title: string;
  description: string | null;
}

async function realSamples(
  file: string,
  folder: string,
): Promise<{ samples: Sample[]; missing: number; detected: number }> {
  const { ads } = JSON.parse(readFileSync(`${folder}/real-ads.labels.json`, 'utf8')) as { ads: Record<string, Label> };
  const samples: Sample[] = [];
  let detected = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const { id, title, description } = JSON.parse(line) as RealAd;
    const label = ads[id];
    if (!label) continue;
    const { code } = await detectTextLanguage(title, description ?? '');
    if (code === label.language) detected += 1;
    const { language: textLanguage, split, expected } = label;
    samples.push({ id, title, descriptionText: description ?? '', adLanguage: code, textLanguage, split, expected });
  }
  return { samples, missing: Object.keys(ads).length - samples.length, detected };
}

const percent = (part: number, whole: number) =>
  `${(100 * share(part, whole)).toFixed(1).padStart(5)} % (${part}/${whole})`.padEnd(18);

function table(samples: readonly Sample[], source: string, print: (line: string) => void): void {
  for (const language of new Set(samples.map(({ textLanguage }) => textLanguage))) {
    for (const split of ['dev', 'test'] as const) {
      const counts = countOutcomes(samples.filter((one) => one.textLanguage === language && one.split === split));
      const cells = [
        percent(counts.right, counts.found),
        percent(counts.right, counts.expected),
        percent(counts.rightLevel, counts.found),
        percent(counts.rightLevel, counts.expected),
        counts.preferences > 0 ? percent(counts.rightPreference, counts.preferences) : '',
      ];
      print(
        `${source.padEnd(8)} ${language}  ${split.padEnd(4)} ${String(counts.texts).padStart(5)}  ${cells.join(' ')}`,
      );
    }
  }
}

function printMistakes(samples: readonly Sample[], print: (line: string) => void): void {
  const key = (all: readonly ExpectedLanguage[]) =>
    all
      .map(({ languageCode, level }) => `${languageCode}:${level ?? '-'}`)
      .sort()
      .join(' ');
  for (const { sample, found } of recogniseAll(samples.filter(({ split }) => split === 'dev'))) {
    if (key(sample.expected) === key(found)) continue;
    print(`${sample.id}: expected [${key(sample.expected)}], found [${key(found)}]`);
    for (const { languageCode, evidence } of found) print(`    ${languageCode}: ${evidence.replaceAll('\n', ' / ')}`);
  }
}

/**
 * Prints precision and recall of the recognised language requirements, per text language and for the development and
 * the test set apart: of the written texts always, of real ads when a file is given.
 */
export async function benchLanguageRequirements(
  options: LanguageRequirementsOptions,
  print: (line: string) => void,
): Promise<void> {
  const folder = options.samples ?? 'test/recognition';
  print(
    '                     texts  precision          recall             precision + level  recall + level     required or wished',
  );
  const written = WRITTEN_LANGUAGES.flatMap((language) => writtenSamples(folder, language));
  table(written, 'written', print);
  if (options.mistakes) printMistakes(written, print);
  if (!options.ads) return;
  const started = performance.now();
  const { samples, missing, detected } = await realSamples(options.ads, folder);
  table(samples, 'real', print);
  print(
    `${samples.length} real ads, language detected as labelled: ${detected}; ${missing} labelled ads not in the file`,
  );
  print(`read in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (options.mistakes) printMistakes(samples, print);
}
