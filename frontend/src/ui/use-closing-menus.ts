import { type RefObject, useEffect } from 'react';

/** An open menu closes when one clicks elsewhere or presses Escape. */
export function useClosingMenus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenu = () => panel.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
    const onPointerDown = (event: PointerEvent) => {
      const menu = openMenu();
      if (menu !== null && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = openMenu();
      if (event.key !== 'Escape' || menu === null) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [panel]);
}
