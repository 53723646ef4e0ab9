/** The first step of starting: React and the router are evaluated before anything of the product is. */
import 'react-dom/client';
import 'react-router-dom';
