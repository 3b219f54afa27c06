import { pathTo } from '@babelboard/pages';
import { useText } from '../../i18n/use-text.js';
import { useHref } from '../../router/router.js';
import { withClass } from '../../theme/with-class.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { ReadingColumn } from '../../ui/page-column.js';
import css from './broken-page.module.css';

/** Stands in for a page, or for all of it, that has stopped working. */
export function BrokenPage({ again }: { again: () => void }) {
  const t = useText();
  const href = useHref();
  return (
    <Column role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <div>
        <Button type="button" data-look="filled" onClick={again}>
          {t('failure.retry')}
        </Button>
        <ButtonAnchor data-look="outlined" href="">
          {t('broken.reload')}
        </ButtonAnchor>
        <ButtonAnchor data-look="plain" href={href(pathTo('home'))}>
          {t('broken.home')}
        </ButtonAnchor>
      </div>
    </Column>
  );
}

const Column = withClass(ReadingColumn, css.column);
