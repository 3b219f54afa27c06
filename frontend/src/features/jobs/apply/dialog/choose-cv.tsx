import { pathTo } from '@babelboard/pages';
import type { Cv } from '@babelboard/wire';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { withClass } from '../../../../theme/with-class.js';
import { Dotted } from '../../../../ui/dotted.js';
import css from './choose-cv.module.css';

interface ChooseCvProps {
  cvs: readonly Cv[];
  chosen: number | null;
  error: string | undefined;
  onChoose: (id: number) => void;
  /** One goes to upload another one. */
  onLeave: () => void;
}

/** Which CV goes with it, the usual one first. */
export function ChooseCv({ cvs, chosen, error, onChoose, onLeave }: ChooseCvProps) {
  const t = useText();
  const { date } = useFormat();
  const usable = cvs.filter(({ state }) => state !== 'infected');
  return (
    <section>
      <Group role="radiogroup" aria-labelledby="apply-cv">
        <h3 id="apply-cv">{t('apply.cv')}</h3>
        {error !== undefined && <Wrong>{error}</Wrong>}
        {usable.map((cv) => (
          <label key={cv.id}>
            <input
              type="radio"
              name="cv_id"
              checked={cv.id === chosen}
              disabled={cv.state === 'pending'}
              onChange={() => onChoose(cv.id)}
            />
            <span>
              <bdi>{cv.name}</bdi>
              <small>
                <Dotted>
                  <span>{cv.type.toUpperCase()}</span>
                  <span>{date(cv.uploaded_at)}</span>
                  {cv.default === 1 && <span>{t('apply.cv-default')}</span>}
                  {cv.state === 'pending' && <span>{t('apply.cv-checking')}</span>}
                </Dotted>
              </small>
            </span>
          </label>
        ))}
      </Group>
      <Link to={pathTo('my-cvs')} onClick={onLeave}>
        {t('apply.cv-other')}
      </Link>
    </section>
  );
}

const Group = withClass('div', css.group);

const Wrong = withClass('p', css.wrong);
