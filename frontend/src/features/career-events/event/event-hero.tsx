import type { CareerEvent } from '@babelboard/wire';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { presentPhase } from '../domain/present-phase.js';
import { EventAction } from '../joining/event-action.js';
import { usePresent } from '../joining/use-present.js';
import { Countdown } from './countdown.js';
import css from './event-hero.module.css';
import { EventTimes } from './event-times.js';
import { PhasePill } from './phase-pill.js';

const LOOK_MS = 10_000;

/** What an event is, when it is, and the one thing to do; beside it how long that is, and what is spoken there. */
export function EventHero({ event }: { event: CareerEvent }) {
  const t = useText();
  const { localMoment, moment } = useFormat();
  const now = usePresent(() => LOOK_MS);
  const phase = presentPhase(event, now);
  const { title, lead, lang, starts_at: start, languages, notice, moved_from: before } = event;
  const takesPlace = phase === 'coming' || phase === 'running';
  const moved = takesPlace && before !== null;
  return (
    <Hero>
      <Words>
        <p>
          <PhasePill phase={phase} />
        </p>
        <h1 lang={lang}>{title}</h1>
        <Lead lang={lang}>{lead}</Lead>
        {moved && <Moved>{t('events.moved', { time: now === null ? moment(before) : localMoment(before) })}</Moved>}
        {(moved || phase === 'cancelled') && notice !== '' && <blockquote dir="auto">{notice}</blockquote>}
        <EventTimes event={event} />
        <EventAction event={event} />
      </Words>
      <Stage>
        {phase === 'coming' && start !== null && (
          <>
            <h2>{t('events.begins')}</h2>
            <Countdown until={start} />
          </>
        )}
        {languages.length > 0 && (
          <>
            <h2>{t('events.spoken')}</h2>
            <ul>
              {languages.map(({ id, slug, name }) => (
                <li key={id}>
                  {name}
                  <Own lang={spokenLanguage(slug)?.code}>{spokenLanguage(slug)?.own}</Own>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{t('events.online')}</p>
      </Stage>
    </Hero>
  );
}

const Hero = withClass('section', css.hero);

const Words = withClass('div', css.words);

const Lead = withClass('p', css.lead);

const Moved = withClass('p', css.moved);

const Stage = withClass('div', css.stage);

/** What the language calls itself. */
const Own = withClass('span', css.own);
