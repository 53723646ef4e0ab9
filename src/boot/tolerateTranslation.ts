/**
 * Browsers that translate a page replace its texts by elements. React cannot remove such a text any more, nor insert
 * something before it, and would give up the whole screen (https://github.com/facebook/react/issues/11538). Returns a
 * function that takes this back.
 */
export function tolerateTranslation(): () => void {
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with its node.
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  prototype.insertBefore = function insertBeforeIfThere<Added extends Node>(
    this: Node,
    node: Added,
    next: Node | null,
  ): Added {
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
  return () => void Object.assign(prototype, { removeChild, insertBefore });
}
