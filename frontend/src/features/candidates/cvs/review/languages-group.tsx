import type { LevelRank } from '@babelboard/language-check';
import type { CvProposals, SpokenLanguage } from '@babelboard/wire';
import { useState } from 'react';
import { useLanguageName } from '../../../../i18n/language-name.js';
import { useText } from '../../../../i18n/use-text.js';
import { rankOf } from '../../../../languages-i-speak/asked-languages.js';
import { LevelChoice } from '../../../../languages-i-speak/choice/level-choice.js';
import { useVerdictWords } from '../../../../languages-i-speak/use-verdict-words.js';
import { withClass } from '../../../../theme/with-class.js';
import { EditButton } from '../../../../ui/edit-button.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';
import { languageBody } from '../../profile/languages/language-body.js';
import css from './cv-review.module.css';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { ProposalRow, Rows } from './proposal-row.js';
import { tickedAtFirst } from './review-groups.js';

interface LanguagesGroupProps extends GroupProps {
  languages: CvProposals['languages'];
  /** Those that the profile has. */
  spoken: SpokenLanguage[];
}

interface LanguageItem extends GroupItem {
  rank: LevelRank | null;
  /** As the profile has it, where it says otherwise. */
  now: LevelRank | null;
}

/** Which languages, and how well; where the CV does not say it, the person does. */
export function LanguagesGroup({ languages, spoken, ...group }: LanguagesGroupProps) {
  const t = useText();
  const languageName = useLanguageName();
  const words = useVerdictWords();
  const call = useProfileCall();
  const { draft } = group;
  const items: LanguageItem[] = languages.map(({ value, ...proposed }) => {
    const { slug } = value;
    const { rank } = draft.changed(proposed.id, { rank: rankOf(value) });
    const own = spoken.find((one) => one.slug === slug);
    const ready = rank !== null;
    // A level in the profile was chosen by the person: a CV may be older, and does not take its place unseen.
    const first = tickedAtFirst(proposed, ready) && own === undefined;
    return {
      ...proposed,
      name: languageName(slug),
      rank,
      now: own === undefined ? null : rankOf(own),
      ready,
      ticked: ready && (draft.ticks[proposed.id] ?? first),
      take: () =>
        own === undefined
          ? call('POST', 'languages', languageBody(slug, rank))
          : call('PATCH', `languages/${encodeURIComponent(slug)}`, languageBody(slug, rank)),
    };
  });
  return (
    <GroupFrame {...group} group="languages" items={items}>
      {(open, failures) => (
        <Rows>
          {open.map((item) => (
            <ProposalRow
              key={item.id}
              item={item}
              draft={draft}
              failure={failures[item.id]}
              missing={item.ready ? undefined : t('review.needs-level')}
            >
              <Level item={item} onPick={(rank) => draft.change(item.id, { rank })} />
              {item.now !== null && <small>{t('review.now', { value: words.level(item.now) })}</small>}
            </ProposalRow>
          ))}
        </Rows>
      )}
    </GroupFrame>
  );
}

function Level({ item: { name, rank }, onPick }: { item: LanguageItem; onPick: (rank: LevelRank) => void }) {
  const t = useText();
  const words = useVerdictWords();
  const [open, setOpen] = useState(rank === null);
  return (
    <>
      <Line>
        <h3>{name}</h3>
        {rank !== null && <strong>{words.level(rank)}</strong>}
        {!open && <EditButton label={t('review.change', { name })} onClick={() => setOpen(true)} />}
      </Line>
      {open && <LevelChoice label={t('review.level', { language: name })} rank={rank} onPick={onPick} />}
    </>
  );
}

const Line = withClass('div', css.line);
