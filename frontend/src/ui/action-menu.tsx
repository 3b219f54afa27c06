import { type ReactNode, useRef } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './action-menu.module.css';
import { MoreIcon } from './icons/more-icon.js';
import { opensUp } from './place-beside.js';
import { useClosingMenus } from './use-closing-menus.js';

export interface MenuAction {
  id: string;
  text: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** @param opener what has the keyboard then; it may go with what is done */
  run: (opener: HTMLElement) => void;
}

/** What else one can do with a thing, behind three dots. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const corner = useRef<HTMLDivElement>(null);
  useClosingMenus(corner);
  const press = (run: MenuAction['run']) => {
    const opener = corner.current?.querySelector('summary');
    opener?.focus();
    corner.current?.querySelector('details')?.removeAttribute('open');
    if (opener) run(opener);
  };
  if (actions.length === 0) return null;
  return (
    <div ref={corner}>
      <Menu onToggle={({ currentTarget }) => place(currentTarget)}>
        <summary aria-label={label}>
          <MoreIcon />
        </summary>
        <div>
          {actions.map(({ id, text, icon, tone, run }) => (
            <button key={id} type="button" data-tone={tone} onClick={() => press(run)}>
              {icon}
              {text}
            </button>
          ))}
        </div>
      </Menu>
    </div>
  );
}

/** Upwards where the end of the window, or what stands over it, leaves no room below. */
function place(menu: HTMLDetailsElement): void {
  const [opener, list] = [menu.querySelector('summary'), menu.querySelector('div')];
  if (!menu.open || opener === null || list === null) return;
  menu.toggleAttribute('data-up', opensUp(opener, list.offsetHeight));
}

const Menu = withClass('details', css.menu);
