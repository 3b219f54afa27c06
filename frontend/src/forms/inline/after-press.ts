let pressed = false;

if (typeof window !== 'undefined') {
  const follow = (down: boolean) => () => {
    pressed = down;
  };
  window.addEventListener('pointerdown', follow(true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, follow(false), { capture: true });
}

/**
 * Runs something at once, or, while a finger is down, once its press has counted: whoever leaves a field by pressing a button would press
 * beside it where a word about the field moves the page under the finger.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const once = () => {
    window.removeEventListener('pointerup', once);
    window.removeEventListener('pointercancel', once);
    // The click comes after it.
    setTimeout(run);
  };
  window.addEventListener('pointerup', once);
  window.addEventListener('pointercancel', once);
}
