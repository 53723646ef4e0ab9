interface PageHeadProps {
  /** What the tab and a search result show, without the site's name. */
  title: string;
  /** At most 160 characters. */
  description?: string | undefined;
  /** Keeps a page out of search engines: accounts, unknown addresses. */
  noIndex?: boolean;
}

/** Title and description of a page; React lifts them into the document's head. */
export function PageHead({ title, description, noIndex = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | AI Club`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
