import type { CvProposals } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { ChevronIcon } from '../../../../ui/icons/chevron-icon.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';
import css from './cv-review.module.css';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { tickedAtFirst } from './review-groups.js';

interface SkillItem extends GroupItem {
  lang: string | undefined;
}

/** Skills as they are called here: many and short, so that all are seen at a glance. */
export function SkillsGroup({ skills, ...group }: GroupProps & { skills: CvProposals['skills'] }) {
  const t = useText();
  const call = useProfileCall();
  const { draft } = group;
  const items: SkillItem[] = skills.map(({ value, ...proposed }) => ({
    ...proposed,
    name: value.name,
    lang: value.lang,
    ready: true,
    ticked: draft.ticks[proposed.id] ?? tickedAtFirst(proposed, true),
    take: () => call('POST', 'skills', { tag: value.slug }),
  }));
  return (
    <GroupFrame {...group} group="skills" items={items}>
      {(open, failures) => (
        <>
          <Chips>
            {open.map(({ id, name, lang, ticked }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={ticked} onChange={({ target }) => draft.tick([id], target.checked)} />
                  <span lang={lang}>{name}</span>
                </label>
                {failures[id] !== undefined && <Wrong role="alert">{failures[id]}</Wrong>}
              </li>
            ))}
          </Chips>
          <Where>
            <summary>
              {t('review.where')}
              <ChevronIcon />
            </summary>
            <dl>
              {open.map(({ id, name, lang, passage }) => (
                <div key={id}>
                  <dt lang={lang}>{name}</dt>
                  <dd dir="auto">{passage}</dd>
                </div>
              ))}
            </dl>
          </Where>
        </>
      )}
    </GroupFrame>
  );
}

const Chips = withClass('ul', css.chips);

const Wrong = withClass('p', css.wrong);

const Where = withClass('details', css.where);
