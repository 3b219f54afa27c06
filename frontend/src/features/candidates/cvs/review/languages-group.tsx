import type { LevelRank } from '@babelboard/language-check';
import type { CvProposals, SpokenLanguage } from '@babelboard/wire';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  const room = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const byHand = useRef(false);
  useEffect(() => {
    if (!byHand.current) return;
    byHand.current = false;
    if (open) room.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    else pencil.current?.focus();
  }, [open]);
  const turn = (to: boolean) => {
    byHand.current = true;
    setOpen(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || rank === null) return;
    event.preventDefault();
    turn(false);
  };
  return (
    <>
      <Line>
        <h3>{name}</h3>
        {rank !== null && <strong>{words.level(rank)}</strong>}
        {!open && <EditButton ref={pencil} label={t('review.change', { name })} onClick={() => turn(true)} />}
      </Line>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: the choice within is the fieldset
        <div ref={room} role="group" aria-label={name} onKeyDown={onKeyDown}>
          <LevelChoice label={t('review.level', { language: name })} rank={rank} onPick={onPick} />
        </div>
      )}
    </>
  );
}

const Line = withClass('div', css.line);
