import { bgWords } from './bg.words.js';
import { caWords } from './ca.words.js';
import { csWords } from './cs.words.js';
import type { CvWords } from './cv-words.js';
import { daWords } from './da.words.js';
import { deWords } from './de.words.js';
import { elWords } from './el.words.js';
import { enWords } from './en.words.js';
import { esWords } from './es.words.js';
import { etWords } from './et.words.js';
import { fiWords } from './fi.words.js';
import { frWords } from './fr.words.js';
import { hrWords } from './hr.words.js';
import { huWords } from './hu.words.js';
import { itWords } from './it.words.js';
import { ltWords } from './lt.words.js';
import { lvWords } from './lv.words.js';
import { nbWords } from './nb.words.js';
import { nlWords } from './nl.words.js';
import { plWords } from './pl.words.js';
import { ptWords } from './pt.words.js';
import { roWords } from './ro.words.js';
import { ruWords } from './ru.words.js';
import { skWords } from './sk.words.js';
import { slWords } from './sl.words.js';
import { srWords } from './sr.words.js';
import { svWords } from './sv.words.js';
import { trWords } from './tr.words.js';
import { ukWords } from './uk.words.js';

/** Every language whose CVs are read. */
export const ALL_WORDS: readonly CvWords[] = [
  bgWords,
  caWords,
  csWords,
  daWords,
  deWords,
  elWords,
  enWords,
  esWords,
  etWords,
  fiWords,
  frWords,
  hrWords,
  huWords,
  itWords,
  ltWords,
  lvWords,
  nbWords,
  nlWords,
  plWords,
  ptWords,
  roWords,
  ruWords,
  skWords,
  slWords,
  srWords,
  svWords,
  trWords,
  ukWords,
];
