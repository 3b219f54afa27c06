import type { Candidate } from '@babelboard/wire';
import { useState } from 'react';
import { useLanguageName } from '../../../../i18n/language-name.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { PlusIcon } from '../../../../ui/icons/plus-icon.js';
import { LanguageGaps } from '../../language-gaps/language-gaps.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { OrderButton, useReordering } from '../order/use-reordering.js';
import { EmptyNote, ProfileSection, QuietButton } from '../section.js';
import { useBackTo } from '../use-back-to.js';
import { AddLanguage } from './add-language.js';
import { LanguageRow } from './language-row.js';
import css from './languages-section.module.css';

/** What one speaks: the first thing that counts here, so it is the largest. */
export function LanguagesSection({ languages, destination }: Pick<Candidate, 'languages' | 'destination'>) {
  const t = useText();
  const languageName = useLanguageName();
  const call = useProfileCall();
  const [adding, setAdding] = useState(false);
  const opener = useBackTo(adding);
  const reordering = useReordering({
    label: t('profile.languages'),
    items: languages.map(({ id, slug }) => ({ id, name: languageName(slug), content: languageName(slug) })),
    save: (ids) => call('PATCH', 'languages/order', { ids }),
  });
  return (
    <ProfileSection
      id="languages"
      title={t('profile.languages')}
      actions={
        <>
          {languages.length > 1 && <OrderButton {...reordering} />}
          {!reordering.on && !adding && (
            <QuietButton
              ref={opener}
              type="button"
              aria-label={t('profile.add-language')}
              onClick={() => setAdding(true)}
            >
              <PlusIcon />
              {t('profile.add')}
            </QuietButton>
          )}
        </>
      }
    >
      {adding && <AddLanguage held={languages} onDone={() => setAdding(false)} />}
      {languages.length === 0 && !adding && <EmptyNote>{t('profile.languages-empty')}</EmptyNote>}
      {reordering.list ?? (
        <List>
          {languages.map((language) => (
            <li key={language.id}>
              <LanguageRow language={language} />
            </li>
          ))}
        </List>
      )}
      <LanguageGaps languages={languages} destination={destination} />
    </ProfileSection>
  );
}

const List = withClass('ul', css.list);
