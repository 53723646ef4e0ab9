/** Uses the browser's storage, which may be switched off or full. Undefined where the browser refuses. */
export function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
