/** Puts a text on the clipboard. Gives false where the browser refuses: without https, or without leave. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
