import type { LevelRank } from '@babelboard/language-check';
import type { CvProposals } from '@babelboard/wire';
import { useState } from 'react';
import { useLanguageName } from '../../../../i18n/language-name.js';
import { useText } from '../../../../i18n/use-text.js';
import { LevelChoice } from '../../../../languages-i-speak/choice/level-choice.js';
import { CEFR_STEPS } from '../../../../languages-i-speak/levels.js';
import { useVerdictWords } from '../../../../languages-i-speak/use-verdict-words.js';
import { withClass } from '../../../../theme/with-class.js';
import { EditButton } from '../../../../ui/edit-button.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';
import { languageBody } from '../../profile/languages/language-body.js';
import css from './cv-review.module.css';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { ProposalRow, Rows } from './proposal-row.js';
import { tickedAtFirst } from './review-groups.js';

type ProposedLanguage = CvProposals['languages'][number]['value'];

const MOTHER_TONGUE: LevelRank = 7;

interface LanguageItem extends GroupItem {
  slug: string;
  rank: LevelRank | null;
}

/** Which languages, and how well; where the CV does not say it, the person does. */
export function LanguagesGroup({ languages, ...group }: GroupProps & { languages: CvProposals['languages'] }) {
  const t = useText();
  const languageName = useLanguageName();
  const call = useProfileCall();
  const { draft } = group;
  const items: LanguageItem[] = languages.map(({ value, ...proposed }) => {
    const { rank } = draft.changed(proposed.id, { rank: rankOf(value) });
    const ready = rank !== null;
    return {
      ...proposed,
      slug: value.slug,
      rank,
      ready,
      ticked: ready && (draft.ticks[proposed.id] ?? tickedAtFirst(proposed, ready)),
      take: () => call('POST', 'languages', languageBody(value.slug, rank)),
    };
  });
  return (
    <GroupFrame {...group} group="languages" items={items}>
      {(failures) => (
        <Rows>
          {items.map((item) => (
            <ProposalRow
              key={item.id}
              item={item}
              draft={draft}
              name={languageName(item.slug)}
              failure={failures[item.id]}
              missing={item.ready ? undefined : t('review.needs-level')}
            >
              <Level item={item} onPick={(rank) => draft.change(item.id, { rank })} />
            </ProposalRow>
          ))}
        </Rows>
      )}
    </GroupFrame>
  );
}

function Level({ item: { slug, rank, held }, onPick }: { item: LanguageItem; onPick: (rank: LevelRank) => void }) {
  const t = useText();
  const name = useLanguageName()(slug);
  const words = useVerdictWords();
  const [open, setOpen] = useState(rank === null);
  return (
    <>
      <Line>
        <h3>{name}</h3>
        {rank !== null && <strong>{words.level(rank)}</strong>}
        {!held && !open && <EditButton label={t('review.change', { name })} onClick={() => setOpen(true)} />}
      </Line>
      {!held && open && <LevelChoice label={t('review.level', { language: name })} rank={rank} onPick={onPick} />}
    </>
  );
}

/** Null where the CV does not say it. */
function rankOf({ level, cefr }: ProposedLanguage): LevelRank | null {
  if (level === null) return null;
  if (cefr === null) return MOTHER_TONGUE;
  return (CEFR_STEPS.indexOf(cefr) + 1) as LevelRank;
}

const Line = withClass('div', css.line);
