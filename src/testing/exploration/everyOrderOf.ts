/** All permutations of a list. */
export const everyOrderOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, index) =>
        everyOrderOf(items.filter((_, other) => other !== index)).map((order) => [first, ...order]),
      );
