import { formatsOf, UI_LANGUAGES, type UiLanguage } from '@babelboard/texts';
import { languageName } from '../../domain/language-names.js';
import { parsedPhone } from '../../domain/phone-numbers.js';
import type { Period, ProfileLanguage } from '../../domain/profile-document.js';
import { profileDocumentsTexts } from '../../texts/profile-documents-texts.js';

type Key = Parameters<ReturnType<typeof profileDocumentsTexts.in>>[0];

const USERS = { A: 'level.basic', B: 'level.independent', C: 'level.proficient' } as const;

/** What a document says besides the words of its person, in one language of the interface. */
export class ProfileWords {
  readonly say: ReturnType<typeof profileDocumentsTexts.in>;
  private readonly months: Intl.DateTimeFormat;
  private readonly days: Intl.DateTimeFormat;

  constructor(readonly language: UiLanguage) {
    const { locale } = UI_LANGUAGES[language];
    this.say = profileDocumentsTexts.in(language);
    this.months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    this.days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  }

  /** Mar 2019; a year alone as it is. The day of a job says nothing. */
  month(date: string): string {
    return date.length === 4 ? date : this.months.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
  }

  day(date: string): string {
    return this.days.format(new Date(`${date}T00:00:00Z`));
  }

  /** Mar 2019 – today. */
  period({ start, end, ongoing }: Period): string {
    const until = ongoing ? this.say('period.now') : end && this.month(end);
    return [start && this.month(start), until].filter(Boolean).join(' – ');
  }

  place(locality: string | null, countryCode: string | null): string {
    return [locality, countryCode && formatsOf(this.language).region(countryCode)].filter(Boolean).join(', ');
  }

  /** As it is dialled from everywhere, in groups. */
  phone(number: string): string {
    return parsedPhone(number, null)?.formatInternational() ?? number;
  }

  spokenLanguage({ code, name }: ProfileLanguage): string {
    return code === null ? (name ?? '') : capitalised(languageName(code, this.language));
  }

  /** C1 · Proficient user; null where nothing is known. */
  level({ level }: ProfileLanguage): string | null {
    if (level === null) return null;
    if (level === 'native') return this.say('level.native');
    return `${level} · ${this.say(USERS[level.charAt(0) as keyof typeof USERS])}`;
  }

  isced(level: number): string {
    return this.say(`isced.${level}` as Key);
  }

  /** The language of a text, where it is another than that of the document; to be said beside it. */
  otherLanguage(language: string | null): { code: string; mark: string } | null {
    if (language === null || language.split('-')[0] === this.language) return null;
    return { code: language, mark: this.say('mark.language', { language: languageName(language, this.language) }) };
  }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
