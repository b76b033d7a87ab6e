/** All permutations of a list. */
export const permutationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, index) =>
        permutationsOf(items.filter((_, other) => other !== index)).map((order) => [
          first,
          ...order,
        ]),
      );
