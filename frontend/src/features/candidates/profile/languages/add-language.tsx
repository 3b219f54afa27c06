import type { LevelRank } from '@babelboard/language-check';
import type { SpokenLanguage } from '@babelboard/wire';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useLanguageName } from '../../../../i18n/language-name.js';
import { useText } from '../../../../i18n/use-text.js';
import { LanguageChoice } from '../../../../languages-i-speak/choice/language-choice.js';
import { LevelChoice } from '../../../../languages-i-speak/choice/level-choice.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { languageBody } from './language-body.js';
import css from './languages-section.module.css';

/** First which language, then how well: two taps, and it is there. */
export function AddLanguage({ held, onDone }: { held: SpokenLanguage[]; onDone: () => void }) {
  const t = useText();
  const languageName = useLanguageName();
  const call = useProfileCall();
  const failureWords = useFailureWords();
  const [slug, setSlug] = useState<string | null>(null);
  const [rank, setRank] = useState<LevelRank | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slug === null) search.current?.focus();
    else room.current?.querySelector<HTMLElement>('input')?.focus();
  }, [slug]);

  const add = async () => {
    if (slug === null || rank === null) return;
    setFailure(null);
    try {
      showToasts(await call('POST', 'languages', languageBody(slug, rank)));
      onDone();
    } catch (error) {
      setFailure(failureWords(error as Error, t('profile.language-failed')));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
  };
  return (
    <Room ref={room} role="group" aria-label={t('profile.add-language')} onKeyDown={onKeyDown}>
      {slug === null ? (
        <LanguageChoice ref={search} without={held.map((one) => one.slug)} onChoose={setSlug} />
      ) : (
        <LevelChoice label={t('profile.how-well', { language: languageName(slug) })} rank={rank} onPick={setRank} />
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <Actions>
        <Button type="button" data-look="plain" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
        {slug !== null && (
          <>
            <Button type="button" data-look="plain" onClick={() => setSlug(null)}>
              {t('profile.other-language')}
            </Button>
            <Button type="button" data-look="filled" disabled={rank === null} onClick={() => void add()}>
              {t('profile.add')}
            </Button>
          </>
        )}
      </Actions>
    </Room>
  );
}

const Room = withClass('div', css.adding);

const Actions = withClass('div', css.actions);
