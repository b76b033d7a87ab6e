/** Waits until a condition is true, long enough for a busy machine. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 1_000; looks += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The condition never became true: ${holds.toString()}`);
}
