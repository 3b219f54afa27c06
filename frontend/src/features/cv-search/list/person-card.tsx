import { pathTo } from '@babelboard/pages';
import type { ListedPerson } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Snippet } from '../../../ui/snippet.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { PersonFacts, PersonLanguages, PersonSkills, usePersonTitle } from '../person/person-facts.js';
import css from './person-card.module.css';
import { PersonFit } from './person-fit.js';

interface PersonCardProps {
  person: ListedPerson;
  wanted: readonly string[];
  /** That people are in order by. */
  offer: number | null;
}

/** Somebody who was found: what they do, speak and can, and nothing that says who it is. */
export function PersonCard({ person, wanted, offer }: PersonCardProps) {
  const t = useText();
  const title = usePersonTitle();
  const { and } = useFormat();
  const before = person.positions.filter((position) => position !== title(person)).slice(0, 2);
  const from = offer === null ? '' : `?offer=${offer}`;
  return (
    <Card>
      <h2>
        <Link to={`${pathTo('locked-candidate', { candidateId: person.id })}${from}`} dir="auto">
          {title(person)}
        </Link>{' '}
        {person.new && <StatusPill tone="good">{t('people.new')}</StatusPill>}
      </h2>
      {before.length > 0 && <p dir="auto">{before.join(' · ')}</p>}
      {person.fit !== null && <PersonFit fit={person.fit} />}
      <PersonLanguages person={person} wanted={wanted} />
      <PersonFacts person={person} />
      <PersonSkills person={person} most={8} />
      {person.other_names.length > 0 && (
        <p>{t('people.other-names', { count: person.other_names.length, words: and(person.other_names) })}</p>
      )}
      {person.snippet !== '' && (
        <blockquote dir="auto">
          <Snippet text={person.snippet} />
        </blockquote>
      )}
    </Card>
  );
}

const Card = withClass('article', css.card);
