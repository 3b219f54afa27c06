/** Is kept when what was changed before can be seen: in the task after the next frame. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
