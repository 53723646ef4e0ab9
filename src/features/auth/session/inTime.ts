/** What a promise resolves to; undefined if it takes longer than so many milliseconds. Its work goes on all the same. */
export async function inTime<Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
