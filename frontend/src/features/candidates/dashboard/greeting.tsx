import { useState } from 'react';
import { useLanguageName } from '../../../i18n/language-name.js';
import { Sentence } from '../../../i18n/sentence.js';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { useSpokenLanguages } from '../../../languages-i-speak/use-spoken-languages.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { goodDay } from './good-day.js';
import css from './greeting.module.css';

/** The day, and a greeting in one of the languages that the person speaks: another one every day. */
export function Greeting() {
  const t = useText();
  const format = useFormat();
  const languageName = useLanguageName();
  const { user } = useSession();
  const held = useSpokenLanguages();
  // What stands there does not change while one looks at it.
  const [now] = useState(() => new Date());
  const name = user?.nombre.trim() ?? '';
  const good = goodDay(
    held.map(({ slug }) => slug),
    now,
  );
  const greeting = good === null ? t('dashboard.hello') : <Said {...good} />;
  return (
    <Head>
      <Day>
        <span>{format.weekday(now)}</span>
        {good !== null && held.length > 1 && (
          <span>{t('dashboard.greeted-in', { language: languageName(good.language) })}</span>
        )}
      </Day>
      <h1>{name === '' ? greeting : <Sentence text="dashboard.greeting" parts={{ greeting, name }} />}</h1>
    </Head>
  );
}

function Said({ language, text }: { language: string; text: string }) {
  return <bdi lang={spokenLanguage(language)?.code}>{text}</bdi>;
}

const Head = withClass('header', css.head);

const Day = withClass('p', css.day);
