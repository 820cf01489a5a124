/** Waits until nothing is wrong. Rejects with what still is, once patience is over (milliseconds). */
export async function until(
  wrong: () => string | null | Promise<string | null>,
  patience: number,
): Promise<void> {
  const end = performance.now() + patience;
  for (let what = await wrong(); what !== null; what = await wrong()) {
    if (performance.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}
