import type { LevelRank } from '@babelboard/language-check';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useText } from '../../../i18n/use-text.js';
import { rankOf } from '../../../languages-i-speak/asked-languages.js';
import { useVerdictWords } from '../../../languages-i-speak/use-verdict-words.js';
import { useSession } from '../../../session/use-session.js';
import { DASHBOARD } from '../dashboard/api/find-dashboard.js';
import { AddLanguage } from '../profile/languages/add-language.js';
import { useBackTo } from '../profile/use-back-to.js';

/** The first step is done where it stands: languages that are there, and one more at a press. */
export function LanguagesStep({ name, state }: { name: string; state: string }) {
  const t = useText();
  const words = useVerdictWords();
  const languageName = useLanguageName();
  const queries = useQueryClient();
  const held = useSession().user?.languages ?? [];
  const [adding, setAdding] = useState(false);
  const opener = useBackTo(adding);
  const close = () => {
    setAdding(false);
    void queries.invalidateQueries({ queryKey: DASHBOARD });
  };
  const spoken = held.map((language) => ({ ...language, rank: rankOf(language) }));
  return (
    <>
      <button ref={opener} type="button" aria-expanded={adding} onClick={() => (adding ? close() : setAdding(true))}>
        {held.length === 0 ? name : t('welcome.one-more-language')}
      </button>
      <span>{state}</span>
      {held.length > 0 && (
        <p>
          {spoken.map(({ id, slug, rank }) => (
            <span key={id}>
              <b>{languageName(slug)}</b> <span>{rank !== null && words.level(rank as LevelRank)}</span>
            </span>
          ))}
        </p>
      )}
      {adding && <AddLanguage held={held} onDone={close} />}
    </>
  );
}
