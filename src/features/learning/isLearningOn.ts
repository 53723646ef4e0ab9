/**
 * Whether courses are worked through here. Without it the product does what it always did: Enroll Now shows its
 * alert, and nothing is asked of a database.
 */
export const isLearningOn = (): boolean => __LEARNING__;
