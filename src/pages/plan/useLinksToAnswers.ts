import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRouterState } from '@/features/auth/redirects/routerState';

/** Whether a plan links to its answers. History keeps it, so that Back from an answer finds the links again. */
export function useLinksToAnswers() {
  const location = useLocation();
  const navigate = useNavigate();
  const { showsLinks: kept = false, ...others } = readRouterState(location.state);
  // The router would show it only after the page's loader.
  const [showsLinks, setShowsLinks] = useState(kept);
  const toggleLinks = () => {
    setShowsLinks(!showsLinks);
    const state = showsLinks ? others : { ...others, showsLinks: true };
    void navigate(location, { replace: true, preventScrollReset: true, state });
  };
  return { showsLinks, toggleLinks };
}
