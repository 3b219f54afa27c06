import { pathIn, UI_LANGUAGE_CODES, UI_LANGUAGES } from '@babelboard/texts';
import { sendJson } from '../../api/request-json.js';
import { writePath } from '../../router/location.js';
import { useLocation } from '../../router/router.js';
import { useSession } from '../../session/use-session.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { useRunning } from '../../ui/use-running.js';
import css from './language-switch.module.css';

/** The same page in the other languages, each by its own name. Who is signed in gets mails in that language from then on. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { language, holdsCode } = useSite();
  const { user } = useSession();
  const running = useRunning();
  const location = useLocation();
  // The server never writes a code that still counts into a page.
  if (!running && holdsCode) return null;
  const path = writePath(location);
  const others = UI_LANGUAGE_CODES.filter((code) => code !== language);
  return others.map((code) => (
    <Switch
      key={code}
      href={pathIn(code, path)}
      hrefLang={code}
      lang={code}
      data-short={short}
      aria-label={short ? `${code.toUpperCase()}, ${UI_LANGUAGES[code].own}` : undefined}
      onClick={() => {
        // The page is left at once: what does not arrive is asked for by the next click.
        if (user !== null)
          void sendJson('PATCH', '/api/account/language', { language: code }, true).catch(() => undefined);
      }}
    >
      {short ? code.toUpperCase() : UI_LANGUAGES[code].own}
    </Switch>
  ));
}

const Switch = withClass('a', css.languageSwitch);
