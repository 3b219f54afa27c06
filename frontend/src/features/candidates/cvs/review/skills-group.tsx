import type { CvProposals, NearSkill } from '@babelboard/wire';
import { Sentence } from '../../../../i18n/sentence.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';
import css from './cv-review.module.css';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { MeantSkill } from './meant-skill.js';
import { ownWord } from './own-word.js';
import { tickedAtFirst } from './review-groups.js';

interface SkillItem extends GroupItem {
  lang: string | undefined;
  /** Whether the catalogue knows no such skill: the profile takes it in the words of the CV. */
  own: boolean;
  /** Those of the catalogue that may be meant, and the slug of the one that is. */
  near: readonly NearSkill[];
  meant: string | null;
  /** What the CV calls it, where that is another word. */
  said: string | null;
}

/** Skills as they are called here, or in the CV where the catalogue knows none: many and short, so that all are seen at a glance. */
export function SkillsGroup({ skills, ...group }: GroupProps & { skills: CvProposals['skills'] }) {
  const t = useText();
  const call = useProfileCall();
  const { draft } = group;
  const items: SkillItem[] = skills.map(({ value, ...proposed }) => {
    const { slug: meant } = draft.changed(proposed.id, { slug: value.slug });
    return {
      ...proposed,
      name: value.name,
      lang: value.own ? (group.cv.language ?? undefined) : value.lang,
      own: value.own,
      near: value.near,
      meant,
      said: ownWord(proposed.passage, value.name),
      ready: true,
      ticked: draft.ticks[proposed.id] ?? tickedAtFirst(proposed, true),
      take: () => call('POST', 'skills', { tag: meant ?? value.name }),
    };
  });
  return (
    <GroupFrame {...group} group="skills" items={items}>
      {(open, failures) => (
        <Chips>
          {open.map(({ id, name, lang, own, near, meant, ticked, said }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={ticked} onChange={({ target }) => draft.tick([id], target.checked)} />
                <span>
                  <bdi lang={lang}>{name}</bdi>
                  {own && near.length === 0 && <small>{t('review.own-skill')}</small>}
                  {said !== null && (
                    <small>
                      <Sentence
                        text="review.own-word"
                        parts={{ word: <bdi lang={group.cv.language ?? undefined}>{said}</bdi> }}
                      />
                    </small>
                  )}
                </span>
              </label>
              {near.length > 0 && (
                <MeantSkill {...{ name, near, meant }} onMean={(slug) => draft.change(id, { slug })} />
              )}
              {failures[id] !== undefined && <Wrong role="alert">{failures[id]}</Wrong>}
            </li>
          ))}
        </Chips>
      )}
    </GroupFrame>
  );
}

const Chips = withClass('ul', css.chips);

const Wrong = withClass('p', css.wrong);
