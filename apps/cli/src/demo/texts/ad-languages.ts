import { type AdVocabulary } from './ad-vocabulary.js';
import { bg } from './bg.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hu } from './hu.js';
import { it } from './it.js';
import { nb } from './nb.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { sv } from './sv.js';

/** The languages that demo ads are written in, by the code of the reference data (Norwegian is `no`). */
export const AD_LANGUAGES: Record<string, AdVocabulary> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hu,
  it,
  nl,
  no: nb,
  pl,
  pt,
  ro,
  sv,
};

/** Code under which ESCO labels and names of languages stand: they are written in Bokmål. */
export const labelCode = (adLanguage: string): string => (adLanguage === 'no' ? 'nb' : adLanguage);
