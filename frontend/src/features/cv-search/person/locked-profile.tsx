import type { LockedPerson } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './locked-profile.module.css';
import { PersonFacts, PersonLanguages, PersonSkills } from './person-facts.js';

/** A whole profile without anything that says whose it is: just what companies see before they know. */
export function LockedProfile({ person }: { person: LockedPerson }) {
  const t = useText();
  const { and } = useFormat();
  const wishes = [
    person.relocate === true ? t('people.relocates') : '',
    person.work_permit === true ? t('people.permit') : '',
    person.internship === true ? t('people.internship') : '',
    person.sectors.length === 0
      ? ''
      : t('people.wants-sectors', { sectors: and(person.sectors.map(({ name }) => name)) }),
  ].filter((wish) => wish !== '');
  return (
    <Profile>
      <PersonLanguages person={person} />
      <PersonFacts person={person} />
      {wishes.length > 0 && (
        <ul>
          {wishes.map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
      )}
      {person.skills.length > 0 && (
        <section>
          <h2>{t('people.skills')}</h2>
          <PersonSkills person={person} />
        </section>
      )}
      {person.letter !== '' && (
        <section>
          <h2>{t('people.letter')}</h2>
          <p dir="auto">{person.letter}</p>
        </section>
      )}
      <Past title={t('people.positions')} entries={person.experience} />
      <Past title={t('people.education')} entries={person.education} />
    </Profile>
  );
}

function Past({ title, entries }: { title: string; entries: LockedPerson['experience'] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.title} ${entry.from}`}>
            <h3 dir="auto">{entry.title}</h3>
            {entry.at !== null && entry.at !== '' && <p dir="auto">{entry.at}</p>}
            <small>
              {t('people.from-to', {
                from: yearOf(entry.from),
                to: entry.to === null ? t('people.today') : yearOf(entry.to),
              })}
            </small>
            {entry.text !== '' && <p dir="auto">{entry.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Months would tell more than one needs. */
function yearOf(date: string): string {
  return date.slice(0, 4);
}

const Profile = withClass('div', css.profile);
