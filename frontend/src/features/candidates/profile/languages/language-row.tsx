import type { LevelRank } from '@babelboard/language-check';
import type { SpokenLanguage } from '@babelboard/wire';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { useLanguageName } from '../../../../i18n/language-name.js';
import { spokenLanguage } from '../../../../i18n/spoken-languages.js';
import { useText } from '../../../../i18n/use-text.js';
import { rankOf } from '../../../../languages-i-speak/asked-languages.js';
import { LEVEL_MEANINGS, LevelChoice } from '../../../../languages-i-speak/choice/level-choice.js';
import { RANKS } from '../../../../languages-i-speak/levels.js';
import { useVerdictWords } from '../../../../languages-i-speak/use-verdict-words.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useProfileEdit } from '../use-profile-edit.js';
import { useRemovingFrom } from '../use-removing-from.js';
import { languageBody } from './language-body.js';
import css from './languages-section.module.css';

/** A language: how it is called here and by its own speakers, and how far one has come. */
export function LanguageRow({ language }: { language: SpokenLanguage }) {
  const t = useText();
  const words = useVerdictWords();
  const name = useLanguageName()(language.slug);
  const own = spokenLanguage(language.slug);
  const call = useProfileCall();
  const removing = useRemovingFrom('languages');
  const rank = rankOf(language);
  const edit = useProfileEdit<{ rank: LevelRank | null }>({
    part: `language:${language.id}`,
    saved: { rank },
    send: ({ rank: next }) => call('PATCH', `languages/${language.id}`, languageBody(language.id, next ?? null)),
    failed: 'profile.language-failed',
  });
  const remove = () =>
    removing({ id: language.id, name, body: languageBody(language.id, rank), failed: 'profile.language-failed' });
  const meaning = LEVEL_MEANINGS[(rank ?? 0) - 1];
  return (
    <InlineCard
      edit={edit}
      name={name}
      nameOf={() => t('profile.level')}
      show={(_field, value) => (value === null ? '' : words.level(value as LevelRank))}
      beside={
        <Button type="button" data-look="plain" data-tone="danger" onClick={() => void remove()}>
          {t('profile.remove')}
        </Button>
      }
      fields={() => (
        <LevelChoice
          label={t('profile.how-well', { language: name })}
          rank={edit.values.rank}
          onPick={(next) => edit.choose('rank', next)}
        />
      )}
    >
      <Row>
        <div>
          <span>
            <strong>{name}</strong>
            {own !== undefined && own.own !== name && <i lang={own.code}>{own.own}</i>}
          </span>
          {rank !== null && <b>{words.level(rank)}</b>}
        </div>
        <Steps aria-hidden="true">
          {RANKS.map((step) => (
            <span key={step} data-on={rank !== null && step <= rank ? '' : undefined} />
          ))}
        </Steps>
        {meaning !== undefined && <small>{t(meaning)}</small>}
      </Row>
    </InlineCard>
  );
}

const Row = withClass('div', css.row);

const Steps = withClass('div', css.steps);
