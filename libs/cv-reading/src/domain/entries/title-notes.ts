import { fold } from '../text/words.js';

/** What people note beside a title in brackets or behind a comma: marks, honours, how far they are. Beginnings of words, folded. */
const NOTE_WORDS =
  `note abschlussnote gesamtnote endnote durchschnitt schnitt grade gpa mark marks result overall mention moyenne voto votazione nota media promedio calificacion ocena ocjena prosjek prumer priemer prospech
  atlag minosites βαθμ оценк успех оцінк середн средн keskiarvo arvosana snitt karakter cijfer vidurkis vidējā hinne keskmine ortalama not laude auszeichnung ausgezeichnet distinction merit lode sobresaliente matricula distinzione louvor honores
  wyrozn vyznamen utmark godkand berommelse kiitettav odlican odlicn odlik отлич відзнак червон αριστ λιαν teicam puikiai puikus kitunte merito distinc eervol onderscheid honneur recu obtenu conseguido
  zdan zakoncz ukoncz nedokonc prerus abandon nicht noch keskeyt avbrut afbrudt avsluttet fullfort fortlopende jatku continu fortgesetzt berufsbegleitend teilzeit fern zaoczn dzienn abend evening part-time
  lauft erfolg bestanden izcil pohval jeles kivalo medalj dalkov zamestnani laufend derzeit aktuell abgebrochen ohne ongoing progress expected unfinished interrupted current cours corso curso trakcie probih trva folyamat процес тривае триває настоящ pagaende pagar igang igangv kesken lopend loopt afgebroken devam tijeku teku nebaig nepabeig pooleli`
    .trim()
    .split(/\s+/);
const BRACKETS = /\s*[([]([^()[\]]{2,60})[)\]]/gu;
const MARK =
  /\d\s?[.,:]\s?\d|\d\s*\/\s*\d|\d\s?%|^\s*(?:first|upper second|lower second|second|third)(?:[\s-]class)?(?:\s+honours)?\s*$/iu;
const YEAR_OF_STUDY =
  /^(?:im\s|in\s(?:the\s)?|en\s|au\s|na\s|v\s|w\s|i\s)?(?:\d{1,2}\s?(?:\.|st|nd|rd|th|e|er|ère|ème|º|ª|o|a|°)?|[ivx]{1,4}\.?)\s*(?:fach)?(?:semest|lehrjahr|studienjahr|year|annee|anno|ano|curso|jaar|ar\b|rok|rocnik|evfolyam|felev|ετος|εξαμηνο|курс|семест|kurs|vuosi|vuosikurssi|godin|letnik|kursas|sinif|klass|termin)/u;

export interface NotedTitle {
  title: string;
  /** What was beside it, in the order of the text. */
  notes: string[];
}

/** "B.Sc. Informatik (Note 1,7)" and "Master Informatik (läuft noch), im 4. Semester" are titles with notes; "BA (Hons)" is a title. */
export function withoutNotes(written: string): NotedTitle {
  const notes: string[] = [];
  const plain = written.replace(BRACKETS, (all, inner: string) => {
    if (!isNote(inner)) return all;
    notes.push(inner.trim());
    return '';
  });
  const parts = plain.split(/,\s+/);
  while (parts.length > 1 && isNote(parts.at(-1) ?? '')) notes.push(parts.pop()?.trim() ?? '');
  const title = parts.join(', ').trim();
  return title === '' ? { title: written, notes: [] } : { title, notes };
}

function isNote(text: string): boolean {
  const folded = fold(text).trim();
  if (MARK.test(folded) || YEAR_OF_STUDY.test(folded)) return true;
  return folded
    .split(/[^\p{L}]+/u)
    .some((word) => NOTE_WORDS.some((note) => (note.length < 5 ? word === note : word.startsWith(note))));
}
